import { type Weekday, weekdays } from './opening-hours.ts';

/** A calendar day in some time zone, as the instant UTC would have at its midnight. */
export type LocalDay = number;

const minuteMs = 60_000;
const dayMs = 86_400_000;

// Making a formatter costs far more than using one, and a page asks for the same zone every minute.
const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterFor(timeZone: string): Intl.DateTimeFormat {
  const cached = formatters.get(timeZone);
  if (cached !== undefined) return cached;
  const formatter = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}

// What the clock on the wall shows, read as if it stood in UTC: calendar arithmetic without any zone.
function wallClock(instant: number, timeZone: string): number {
  const shown = new Map(
    formatterFor(timeZone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const read = (type: Intl.DateTimeFormatPartTypes) => shown.get(type) ?? 0;
  return Date.UTC(read('year'), read('month') - 1, read('day'), read('hour'), read('minute'), read('second'));
}

/** The calendar day that an instant belongs to in a time zone. */
export function localDay(now: Date, timeZone: string): LocalDay {
  return Math.floor(wallClock(now.getTime(), timeZone) / dayMs) * dayMs;
}

/** What the clock on the wall shows at an instant: "19:05". */
export function localTimeOfDay(instant: Date, timeZone: string): string {
  return new Date(wallClock(instant.getTime(), timeZone)).toISOString().slice(11, 16);
}

/** The date of a calendar day: "2026-12-25". */
export function dateOf(day: LocalDay): string {
  return new Date(day).toISOString().slice(0, 10);
}

/** The date at an instant by a clock in a time zone: "2026-12-25". */
export function localDate(instant: Date, timeZone: string): string {
  return dateOf(localDay(instant, timeZone));
}

/** The calendar day of a date such as "2026-12-25"; null for a date that does not exist. */
export function dayOfDate(date: string): LocalDay | null {
  const day = Date.parse(`${date}T00:00:00Z`);
  return Number.isFinite(day) && dateOf(day) === date ? day : null;
}

/** Whether a text names a day that exists: 2026-02-29 does not. */
export function isCalendarDate(text: string): boolean {
  return dayOfDate(text) !== null;
}

/** Whether a text names a time zone that is known, as Europe/London. */
export function isTimeZone(name: string): boolean {
  try {
    // Not kept as the others are: anyone may have typed the name.
    new Intl.DateTimeFormat('en-GB', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** The calendar day some days later, or earlier when the count is negative. */
export function addDays(day: LocalDay, count: number): LocalDay {
  return day + count * dayMs;
}

/** The weekday of a calendar day. */
export function weekdayOf(day: LocalDay): Weekday {
  return weekdays[new Date(day).getUTCDay()] ?? 'sunday';
}

/**
 * The first instant at which the clock on the wall has reached a minute of a day. A time that the change to
 * summer time skips is reached where the clock jumps over it; one that the change back repeats, the first time.
 */
export function instantAt(day: LocalDay, minute: number, timeZone: string): number {
  const wanted = day + minute * minuteMs;
  // The offsets a day either side are those before and after any change of the clocks in between.
  const before = wanted - offsetAt(wanted - dayMs, timeZone);
  const after = wanted - offsetAt(wanted + dayMs, timeZone);
  if (wallClock(before, timeZone) === wanted) return before;
  if (wallClock(after, timeZone) === wanted) return after;
  // Skipped: the clock still shows less at `after` and already more at `before`.
  let low = after;
  let high = before;
  while (high - low > minuteMs) {
    const middle = low + Math.floor((high - low) / (2 * minuteMs)) * minuteMs;
    if (wallClock(middle, timeZone) < wanted) low = middle;
    else high = middle;
  }
  return high;
}

function offsetAt(instant: number, timeZone: string): number {
  return wallClock(instant, timeZone) - instant;
}
