import { closingTime } from './closing-time.ts';
import { localTimeOfDay } from './local-time.ts';
import type { OpeningSchedule } from './opening-hours.ts';

const minuteMs = 60_000;

/**
 * The closing time, as HH:MM there, that comes before an order is ready which was made at `ordered`; null where the
 * restaurant is open until then, or was not open.
 */
export function closingBefore(schedule: OpeningSchedule, ordered: Date, ready: Date): string | null {
  const end = closingTime(schedule, ordered);
  if (end === null || end > ready) return null;
  // The end of the closing minute, which is still open.
  return localTimeOfDay(new Date(end.getTime() - minuteMs), schedule.timeZone);
}
