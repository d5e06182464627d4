import { addDays, dateOf, localDay, localTimeOfDay } from '../opening-hours/local-time.ts';

// Until then the evening before is still the day that people work on.
const dayBegins = '06:00';

/** The first and the last date, YYYY-MM-DD, of the days that a restaurant works on at an instant. */
export interface BusinessDays {
  readonly from: string;
  readonly to: string;
}

/** The days that a restaurant works on: today by its clock, and before 06:00 also yesterday. */
export function businessDays(now: Date, timeZone: string): BusinessDays {
  const today = localDay(now, timeZone);
  const isNight = localTimeOfDay(now, timeZone) < dayBegins;
  return { from: dateOf(isNight ? addDays(today, -1) : today), to: dateOf(today) };
}

/** Whether a date is one of those days. */
export function isBusinessDay(date: string, { from, to }: BusinessDays): boolean {
  return from <= date && date <= to;
}
