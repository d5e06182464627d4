import { type Weekday, weekdays } from '../opening-hours/opening-hours.ts';

const listFormat = new Intl.ListFormat('en-GB');

/** "Grill, Small plates and Drinks". */
export function listInWords(names: readonly string[]): string {
  return listFormat.format(names);
}

// A week is read from its Monday.
const readingOrder = [...weekdays.slice(1), ...weekdays.slice(0, 1)];

/** "Mondays, Tuesdays and Sundays". */
export function daysInWords(days: readonly Weekday[]): string {
  const named = readingOrder.filter((day) => days.includes(day));
  return listInWords(named.map((day) => `${day.charAt(0).toUpperCase()}${day.slice(1)}s`));
}
