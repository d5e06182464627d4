import { addDays, dateOf, dayOfDate, isCalendarDate } from './local-time.ts';
import type { DayHours, SpecialHours } from './opening-hours.ts';

const dayMs = 86_400_000;

/** The most dates that get special hours at once. */
export const mostSpecialDates = 60;

/** How many years ahead dates get special hours. */
export const specialYearsAhead = 2;

/** How many characters the notes of special hours may have: the restaurant's own, and that for customers. */
export const specialNoteLimits = { note: 200, customerNote: 120 } as const;

/** Dates from one to another, both included. */
export interface DateRange {
  readonly from: string;
  readonly to: string;
}

/** Which end of a range keeps it from getting special hours: dates lie ahead of today, but not too far, and are not too many. */
export function specialDatesProblem({ from, to }: DateRange, today: string): 'from' | 'to' | null {
  const last = `${Number(today.slice(0, 4)) + specialYearsAhead}${today.slice(4)}`;
  const isAhead = (date: string) => isCalendarDate(date) && today <= date && date <= last;
  if (!isAhead(from)) return 'from';
  return isAhead(to) && from <= to && datesBetween({ from, to }).length <= mostSpecialDates ? null : 'to';
}

/** The dates of a range; none where one of its ends does not exist or the last lies before the first. */
export function datesBetween({ from, to }: DateRange): string[] {
  const [first, last] = [dayOfDate(from), dayOfDate(to)];
  if (first === null || last === null) return [];
  const count = Math.max(0, (last - first) / dayMs + 1);
  return Array.from({ length: count }, (_, index) => dateOf(addDays(first, index)));
}

/** Special hours with what the restaurant itself notes of them. */
export interface NotedSpecialHours extends SpecialHours {
  readonly note?: string;
}

/** The special hours that dates in a row are to have. */
export interface SpecialHoursOfDates extends DateRange, DayHours {
  readonly note: string;
  readonly customerNote: string;
}

/** Special hours that are the same on dates in a row. */
export interface SpecialHoursRange<Special extends SpecialHours> extends DateRange {
  readonly hours: Special;
}

/** Special hours, in the order of their dates, as ranges: a holiday is one. */
export function specialHoursRanges<Special extends SpecialHours>(
  sorted: readonly Special[],
): SpecialHoursRange<Special>[] {
  const ranges: SpecialHoursRange<Special>[] = [];
  for (const hours of sorted) {
    const last = ranges.at(-1);
    const goesOn = last !== undefined && isDayAfter(hours.date, last.to) && areSame(last.hours, hours);
    if (goesOn) ranges.pop();
    ranges.push(goesOn ? { ...last, to: hours.date } : { from: hours.date, to: hours.date, hours });
  }
  return ranges;
}

function isDayAfter(date: string, before: string): boolean {
  const day = dayOfDate(before);
  return day !== null && date === dateOf(addDays(day, 1));
}

function areSame(one: SpecialHours, other: SpecialHours): boolean {
  return JSON.stringify({ ...one, date: '' }) === JSON.stringify({ ...other, date: '' });
}
