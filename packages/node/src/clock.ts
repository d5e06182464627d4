/** The business clock: opening hours, promo dates and order times follow it, security timestamps never do. */
export interface Clock {
  readonly now: () => Date;
}

/**
 * Makes a clock that showed `start` at the instant `since`, in ms, and runs on from there; without `start` it shows the
 * real time.
 */
export function createClock(start?: Date, since: number = Date.now()): Clock {
  if (start === undefined) return { now: () => new Date() };
  const offset = start.getTime() - since;
  return { now: () => new Date(Date.now() + offset) };
}
