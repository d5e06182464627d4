import { expect, test } from 'vitest';
import { formatCalendarDate } from './calendar-date.ts';

test('a day of the calendar is written without a comma, whatever the time zone of the tablet', () => {
  expect(formatCalendarDate('2026-11-24', 'short')).toBe('Tue 24 Nov');
  expect(formatCalendarDate('2027-01-01', 'long')).toBe('Friday 1 January');
});
