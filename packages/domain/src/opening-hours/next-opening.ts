import { addDays, localDay, weekdayOf } from './local-time.ts';
import type { OpeningHours, Weekday } from './opening-hours.ts';
import { openingRange } from './opening-range.ts';

/** When a restaurant opens next, by its own calendar. */
export interface NextOpening {
  readonly weekday: Weekday;
  readonly time: string;
  readonly daysAhead: number;
}

// Spec §4: the next opening is searched over the following 7 days.
const searchedDays = 7;

/** The next opening after now, later today or within the following 7 days, or null when there is none. */
export function nextOpening(hours: OpeningHours, timeZone: string, now: Date): NextOpening | null {
  const today = localDay(now, timeZone);
  for (let daysAhead = 0; daysAhead <= searchedDays; daysAhead += 1) {
    const day = addDays(today, daysAhead);
    const range = openingRange(hours, day, timeZone);
    // A range that lies wholly in the hour skipped in spring has no length: that day never opens.
    if (range !== null && range.start > now.getTime() && range.start < range.end) {
      return { weekday: weekdayOf(day), time: range.opening, daysAhead };
    }
  }
  return null;
}
