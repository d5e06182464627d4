import { type DayHours, minuteOfDay } from './opening-hours.ts';

const dayMinutes = 1_440;

/** The most breaks that a day has. */
export const mostBreaks = 3;

/** One of a day's services, in minutes since its midnight; from 1,440 on they lie on the next day. */
export interface DayService {
  readonly opening: string;
  readonly closing: string;
  readonly openingMinute: number;
  readonly closingMinute: number;
}

/**
 * A day's services, each between two breaks; none where a time is no time of day or opening equals closing. Breaks that do
 * not lie one after another within opening to closing count as none.
 */
export function dayServices(hours: DayHours): DayService[] {
  return servicesBetween(hours) ?? servicesBetween({ ...hours, breaks: [] }) ?? [];
}

/** Whether a day's breaks lie one after another within opening to closing; a day that does not open has none. */
export function doBreaksFit(hours: DayHours): boolean {
  const { breaks = [] } = hours;
  return breaks.length === 0 || (breaks.length <= mostBreaks && servicesBetween(hours) !== null);
}

function servicesBetween({ opening, closing, breaks = [] }: DayHours): DayService[] | null {
  const first = minuteOfDay(opening);
  if (first === null) return null;
  const times = [opening, ...breaks.flatMap(({ from, to }) => [from, to]), closing];
  const minutes = times.map((time) => {
    const minute = minuteOfDay(time);
    return minute === null || minute >= first ? minute : minute + dayMinutes;
  });
  const services: DayService[] = [];
  let last = -1;
  for (let at = 0; at < times.length; at += 2) {
    const [openingMinute, closingMinute] = [minutes[at] ?? null, minutes[at + 1] ?? null];
    if (openingMinute === null || closingMinute === null) return null;
    if (openingMinute <= last || closingMinute <= openingMinute) return null;
    const [begins = '', ends = ''] = [times[at], times[at + 1]];
    services.push({ opening: begins, closing: ends, openingMinute, closingMinute });
    last = closingMinute;
  }
  return services;
}
