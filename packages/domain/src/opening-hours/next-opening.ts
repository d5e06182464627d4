import { addDays, localDay, weekdayOf } from './local-time.ts';
import type { OpeningSchedule, Weekday } from './opening-hours.ts';
import { rangesBeginningOn } from './opening-range.ts';

/** When a restaurant opens next, by its own calendar. */
export interface NextOpening {
  readonly weekday: Weekday;
  readonly time: string;
  readonly daysAhead: number;
}

/** Over how many following days the next opening is searched (spec §4). */
export const searchedDays = 7;

/** The next opening after now, later today or within the following 7 days, or null when there is none. */
export function nextOpening(schedule: OpeningSchedule, now: Date): NextOpening | null {
  const next = nextRange(schedule, now, searchedDays);
  return next === null
    ? null
    : { weekday: weekdayOf(next.day), time: next.opening, daysAhead: next.daysAhead };
}

/** The instant of the next opening after now, within the following 7 days; null when there is none. */
export function nextOpeningTime(schedule: OpeningSchedule, now: Date): Date | null {
  const next = nextRange(schedule, now, searchedDays);
  return next === null ? null : new Date(next.start);
}

/** The next service to begin after now, within some following days, and its day; null when there is none. */
export function nextRange(schedule: OpeningSchedule, now: Date, days: number) {
  const today = localDay(now, schedule.timeZone);
  for (let daysAhead = 0; daysAhead <= days; daysAhead += 1) {
    const day = addDays(today, daysAhead);
    // One that lies wholly in the hour skipped in spring has no length: it never opens.
    const next = rangesBeginningOn(schedule, day).find(
      ({ start, end }) => start > now.getTime() && start < end,
    );
    if (next !== undefined) return { ...next, day, daysAhead };
  }
  return null;
}
