import { localDay } from './local-time.ts';
import type { OpeningSchedule } from './opening-hours.ts';
import { dayRange, opens, runningRange } from './opening-range.ts';

/** When the opening range began in which a restaurant is open now, as `openStatus` reports it; null when it is not open. */
export function openedAt(schedule: OpeningSchedule, now: Date): Date | null {
  const today = localDay(now, schedule.timeZone);
  if (!opens(dayRange(schedule, today))) return null;
  const running = runningRange(schedule, today, now);
  return running === null ? null : new Date(running.start);
}
