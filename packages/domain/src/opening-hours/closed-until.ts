import { dateOf, dayOfDate, localDay } from './local-time.ts';
import { nextOpening, nextRange, searchedDays } from './next-opening.ts';
import type { OpeningSchedule } from './opening-hours.ts';

const dayMs = 86_400_000;

/**
 * The date of the next opening where special hours push it beyond the days that it is searched over; else null: an
 * opening is in sight, or the week itself has none.
 */
export function closedUntil(schedule: OpeningSchedule, now: Date): string | null {
  const { specialHours = [], hours, timeZone } = schedule;
  const last =
    specialHours
      .map(({ date }) => date)
      .sort()
      .at(-1) ?? '';
  const lastDay = dayOfDate(last);
  if (lastDay === null || nextOpening(schedule, now) !== null) return null;
  if (nextOpening({ hours, timeZone }, now) === null) return null;
  // After the last date the week counts again.
  const days = (lastDay - localDay(now, timeZone)) / dayMs + searchedDays;
  const next = nextRange(schedule, now, days);
  return next === null ? null : dateOf(next.day);
}
