import { addDays, instantAt, localDay } from './local-time.ts';
import type { OpeningSchedule } from './opening-hours.ts';
import { dayRange, opens, runningRange } from './opening-range.ts';

const dayMs = 86_400_000;
const searchedDays = 7;

/**
 * The instant at which a restaurant that is open now stops being open by its hours: the end of its closing minute, as
 * `openStatus` reports it. Null when it is not open, or does not close within the following 7 days.
 */
export function closingTime(schedule: OpeningSchedule, now: Date): Date | null {
  const horizon = now.getTime() + searchedDays * dayMs;
  let closing = openUntil(schedule, now.getTime());
  while (closing !== null && closing < horizon) {
    // A range may follow without a gap, and an overnight range ends at midnight when the next day is closed.
    const later = openUntil(schedule, closing);
    if (later === null) return new Date(closing);
    closing = later;
  }
  return null;
}

// The end of the running range or of the day, whichever comes first; null when it is not open.
function openUntil(schedule: OpeningSchedule, instant: number): number | null {
  const { timeZone } = schedule;
  const now = new Date(instant);
  const today = localDay(now, timeZone);
  if (!opens(dayRange(schedule, today))) return null;
  const running = runningRange(schedule, today, now);
  if (running === null) return null;
  const midnight = instantAt(addDays(today, 1), 0, timeZone);
  // Where the clocks go back over midnight, its first occurrence may have passed already.
  return midnight > instant ? Math.min(running.end, midnight) : running.end;
}
