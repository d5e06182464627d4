import { closingTime } from '../opening-hours/closing-time.ts';
import { nextOpeningTime } from '../opening-hours/next-opening.ts';
import type { OpeningSchedule } from '../opening-hours/opening-hours.ts';

/** When something that staff set for a while ends, as they choose it: after some minutes, at the closing, or at the next opening. */
export type ServiceEnd = { readonly minutes: number } | 'closing' | 'next_opening';

const minuteMs = 60_000;
// Without an opening in the days that are searched for one, an end must come all the same.
const lastResortMs = 7 * 24 * 60 * minuteMs;

/** Works out the instant of an end that is chosen now; it is always in the future. */
export function serviceEnd(end: ServiceEnd, schedule: OpeningSchedule, now: Date): Date {
  if (typeof end === 'object') return new Date(now.getTime() + end.minutes * minuteMs);
  const opening = nextOpeningTime(schedule, now) ?? new Date(now.getTime() + lastResortMs);
  if (end === 'next_opening') return opening;
  // While it is closed, the closing of the next opening is meant; one that never closes is taken at its next opening.
  return closingTime(schedule, now) ?? closingTime(schedule, opening) ?? opening;
}
