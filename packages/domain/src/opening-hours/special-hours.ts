import { addDays, dateOf, localDay } from './local-time.ts';
import type { OpeningSchedule, SpecialHours } from './opening-hours.ts';

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
