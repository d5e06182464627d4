/** The business clock: opening hours, promo dates and order times go by it, security timestamps never do. */
export interface Clock {
  readonly now: () => Date;
}

/** A clock that shows `start` at this moment and runs on from there; without `start` it is the real one. */
export function createClock(start?: Date): Clock {
  if (start === undefined) return { now: () => new Date() };
  const offset = start.getTime() - Date.now();
  return { now: () => new Date(Date.now() + offset) };
}
