const minuteMs = 60_000;

/** Whole minutes from an instant to another as two clocks without seconds say: from 18:47:40 to 19:22 are 35. */
export function clockMinutesBetween(from: Date, to: Date): number {
  return clockMinute(to) - clockMinute(from);
}

/** The time on a clock without seconds so many minutes after an instant: 35 after 18:47:40 is 19:22. */
export function clockMinutesAfter(from: Date, minutes: number): Date {
  return new Date((clockMinute(from) + minutes) * minuteMs);
}

function clockMinute(instant: Date): number {
  return Math.floor(instant.getTime() / minuteMs);
}
