import { addDays, dateOf, instantAt, type LocalDay, weekdayOf } from './local-time.ts';
import { minuteOfDay, type OpeningSchedule, type SpecialHours } from './opening-hours.ts';

// A day's well-formed hours.
interface DayRange {
  readonly isActive: boolean;
  readonly opening: string;
  readonly closing: string;
  readonly openingMinute: number;
  readonly closingMinute: number;
}

/** The special hours of a calendar day's date; undefined where it has its weekday's. */
export function specialHoursOn(
  all: readonly SpecialHours[] | undefined,
  day: LocalDay,
): SpecialHours | undefined {
  if (all === undefined) return undefined;
  const onDate = dateOf(day);
  return all.find(({ date }) => date === onDate);
}

/** The hours of a calendar day's date, else of its weekday; null when there are none or they are no times of day. */
export function dayRange({ hours, specialHours }: OpeningSchedule, day: LocalDay): DayRange | null {
  const given = specialHoursOn(specialHours, day) ?? hours[weekdayOf(day)];
  if (given === undefined) return null;
  const openingMinute = minuteOfDay(given.opening);
  const closingMinute = minuteOfDay(given.closing);
  if (openingMinute === null || closingMinute === null) return null;
  return { ...given, openingMinute, closingMinute };
}

/** Whether a day opens at all: equal opening and closing mean closed (spec §4). */
export function opens(range: DayRange | null): range is DayRange {
  return range?.isActive === true && range.openingMinute !== range.closingMinute;
}

/** A range in real time, from its opening up to but without the end of its closing minute. */
export interface OpeningRange {
  readonly start: number;
  readonly end: number;
  readonly opening: string;
  readonly closing: string;
  readonly closingDay: LocalDay;
}

/** The range that begins on a calendar day, ending on the next one when it goes overnight; null when closed. */
export function openingRange(schedule: OpeningSchedule, day: LocalDay): OpeningRange | null {
  const { timeZone } = schedule;
  const range = dayRange(schedule, day);
  if (!opens(range)) return null;
  const { openingMinute, closingMinute, opening, closing } = range;
  const closingDay = closingMinute < openingMinute ? addDays(day, 1) : day;
  return {
    start: instantAt(day, openingMinute, timeZone),
    // The closing minute still counts as open: the current time is then within opening to closing.
    end: instantAt(closingDay, closingMinute + 1, timeZone),
    opening,
    closing,
    closingDay,
  };
}

/**
 * The range that is running at an instant of a calendar day, or null. Yesterday's overnight range and today's may
 * overlap: the one that ends later counts.
 */
export function runningRange(schedule: OpeningSchedule, today: LocalDay, now: Date): OpeningRange | null {
  return [addDays(today, -1), today]
    .map((day) => openingRange(schedule, day))
    .filter((range) => range !== null)
    .filter(({ start, end }) => start <= now.getTime() && now.getTime() < end)
    .reduce<OpeningRange | null>(
      (last, range) => (last === null || range.end >= last.end ? range : last),
      null,
    );
}
