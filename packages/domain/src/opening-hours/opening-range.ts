import { type DayService, dayServices } from './day-services.ts';
import { addDays, dateOf, instantAt, type LocalDay, weekdayOf } from './local-time.ts';
import { type DayHours, minuteOfDay, type OpeningSchedule, type SpecialHours } from './opening-hours.ts';

// A day's well-formed hours.
interface DayRange extends DayHours {
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

/** A service in real time, from its opening up to but without the end of its closing minute. */
export interface OpeningRange {
  readonly start: number;
  readonly end: number;
  readonly opening: string;
  readonly closing: string;
  readonly closingDay: LocalDay;
}

/** The services that begin on a calendar day, by their beginning; those after midnight belong to the day before. */
export function rangesBeginningOn(schedule: OpeningSchedule, day: LocalDay): OpeningRange[] {
  if (!opens(dayRange(schedule, day))) return [];
  return [addDays(day, -1), day]
    .flatMap((first) =>
      servicesOf(schedule, first)
        .filter(({ openingMinute }) => addDays(first, Math.floor(openingMinute / 1_440)) === day)
        .map((service) => rangeOf(schedule, first, service)),
    )
    .sort((one, other) => one.start - other.start);
}

/**
 * The service that is running at an instant of a calendar day, or null. Yesterday's overnight service and today's may
 * overlap: the one that ends later counts.
 */
export function runningRange(schedule: OpeningSchedule, today: LocalDay, now: Date): OpeningRange | null {
  return [addDays(today, -1), today]
    .flatMap((day) => servicesOf(schedule, day).map((service) => rangeOf(schedule, day, service)))
    .filter(({ start, end }) => start <= now.getTime() && now.getTime() < end)
    .reduce<OpeningRange | null>(
      (last, range) => (last === null || range.end >= last.end ? range : last),
      null,
    );
}

function servicesOf(schedule: OpeningSchedule, day: LocalDay): DayService[] {
  const range = dayRange(schedule, day);
  return opens(range) ? dayServices(range) : [];
}

function rangeOf({ timeZone }: OpeningSchedule, day: LocalDay, service: DayService): OpeningRange {
  const { opening, closing, openingMinute, closingMinute } = service;
  return {
    start: instantAt(day, openingMinute, timeZone),
    // The closing minute still counts as open: the current time is then within opening to closing.
    end: instantAt(day, closingMinute + 1, timeZone),
    opening,
    closing,
    closingDay: addDays(day, Math.floor(closingMinute / 1_440)),
  };
}
