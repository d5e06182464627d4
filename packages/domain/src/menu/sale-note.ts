import {
  addDays,
  instantAt,
  type LocalDay,
  localDay,
  localTimeOfDay,
  weekdayOf,
} from '../opening-hours/local-time.ts';
import { minuteOfDay, type Weekday, weekdayNames } from '../opening-hours/opening-hours.ts';

/** When a dish is sold on some days of the week: from `from` up to but without `to`, which may lie on the next day. */
export interface SaleTime {
  readonly days: readonly Weekday[];
  readonly from: string;
  /** At or before `from`, it lies on the next day. */
  readonly to: string;
}

/** Whether a dish that is not always sold is sold now, in words for the customer. */
export interface SaleNote {
  readonly isSold: boolean;
  /** "Lunch, until 14:30", or while it is not sold "Tomorrow from 12:00". */
  readonly text: string;
}

interface Window {
  readonly start: number;
  readonly end: number;
  readonly from: string;
}

const dayMinutes = 1_440;
const searchedDays = 7;

/** What customers read of a dish that is sold at some times only, at an instant in the restaurant's time zone; null where those are all. */
export function saleNote(saleTimes: readonly SaleTime[], timeZone: string, now: Date): SaleNote | null {
  const today = localDay(now, timeZone);
  const windows = windowsAround(saleTimes, timeZone, today);
  const running = windows.filter(({ start, end }) => start <= now.getTime() && now.getTime() < end);
  if (running.length === 0) {
    const next = windows.find(({ start }) => start > now.getTime());
    return {
      isSold: false,
      text: next === undefined ? 'Not at the moment' : nextWords(next, timeZone, today),
    };
  }
  const end = endOf(running, windows);
  if (end === null) return null;
  return { isSold: true, text: untilWords(running[0]?.from ?? '', localTimeOfDay(new Date(end), timeZone)) };
}

function windowsAround(saleTimes: readonly SaleTime[], timeZone: string, today: LocalDay): Window[] {
  const windows: Window[] = [];
  for (let ahead = -1; ahead <= searchedDays; ahead += 1) {
    const day = addDays(today, ahead);
    for (const { days, from, to } of saleTimes) {
      const [first, last] = [minuteOfDay(from), minuteOfDay(to)];
      if (!days.includes(weekdayOf(day)) || first === null || last === null) continue;
      const start = instantAt(day, first, timeZone);
      const end = instantAt(day, last > first ? last : last + dayMinutes, timeZone);
      // One that lies wholly in the hour skipped in spring has no length.
      if (start < end) windows.push({ start, end, from });
    }
  }
  return windows.sort((one, other) => one.start - other.start);
}

// Windows may follow one another without a gap; null where the sale does not end within the days searched.
function endOf(running: readonly Window[], windows: readonly Window[]): number | null {
  let end = Math.max(...running.map((window) => window.end));
  for (const window of windows) if (window.start <= end) end = Math.max(end, window.end);
  return end === Math.max(...windows.map((window) => window.end)) ? null : end;
}

function nextWords({ start }: Window, timeZone: string, today: LocalDay): string {
  const day = localDay(new Date(start), timeZone);
  const name =
    day === today ? 'Today' : day === addDays(today, 1) ? 'Tomorrow' : weekdayNames[weekdayOf(day)];
  return `${name} from ${localTimeOfDay(new Date(start), timeZone)}`;
}

function untilWords(from: string, to: string): string {
  if (from < to && to <= '12:00') return `Breakfast, until ${to}`;
  return from >= '11:00' && from < to && to <= '17:00' ? `Lunch, until ${to}` : `Until ${to}`;
}
