import { addDays, dateOf, localDay } from './local-time.ts';
import type { OpeningSchedule, SpecialHours } from './opening-hours.ts';

/** The date at an instant by a clock in a time zone: "2026-12-25". */
export function localDate(instant: Date, timeZone: string): string {
  return dateOf(localDay(instant, timeZone));
}

// Yesterday's night may still run, and the next opening is searched over 7 days; the rest is for pages that stay open.
const daysBehind = 1;
const daysAhead = 14;

/** The special hours that an open status needs now and during the days in which a page may stay open. */
export function currentSpecialHours<Special extends SpecialHours>(
  all: readonly Special[],
  { timeZone }: Pick<OpeningSchedule, 'timeZone'>,
  now: Date,
): Special[] {
  // Most restaurants have none, and the local day takes longer to find than all else that a read does with them.
  if (all.length === 0) return [];
  const today = localDay(now, timeZone);
  const [first, last] = [dateOf(addDays(today, -daysBehind)), dateOf(addDays(today, daysAhead))];
  return all.filter(({ date }) => first <= date && date <= last);
}

/** Whether a text names a day that exists: 2026-02-29 does not. */
export function isCalendarDate(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`);
  return Number.isFinite(instant) && dateOf(instant) === text;
}
