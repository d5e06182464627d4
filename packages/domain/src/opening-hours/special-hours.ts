import { closedUntil } from './closed-until.ts';
import { addDays, dateOf, localDay } from './local-time.ts';
import type { OpeningSchedule, SpecialHours } from './opening-hours.ts';

// Yesterday's night may still run, and the next opening is searched over 7 days; the rest is for pages that stay open.
const daysBehind = 1;
const daysAhead = 14;

/** What customers' pages need of a restaurant's special hours. */
export interface CurrentSpecialHours<Special extends SpecialHours> {
  readonly specialHours: Special[];
  readonly closedUntil: string | null;
}

/**
 * The special hours that an open status needs now and during the days in which a page may stay open, and until when they
 * close the restaurant; those of that date are among them.
 */
export function currentSpecialHours<Special extends SpecialHours>(
  all: readonly Special[],
  { hours, timeZone }: Pick<OpeningSchedule, 'hours' | 'timeZone'>,
  now: Date,
): CurrentSpecialHours<Special> {
  // Most restaurants have none, and the local day takes longer to find than all else that a read does with them.
  if (all.length === 0) return { specialHours: [], closedUntil: null };
  const until = closedUntil({ hours, specialHours: all, timeZone }, now);
  const today = localDay(now, timeZone);
  const [first, last] = [dateOf(addDays(today, -daysBehind)), dateOf(addDays(today, daysAhead))];
  const isCurrent = (date: string) => (first <= date && date <= last) || date === until;
  return { specialHours: all.filter(({ date }) => isCurrent(date)), closedUntil: until };
}
