import { expect, test } from 'vitest';
import { localTimes, orderTimes } from './order-times.ts';

const london = orderTimes(new Date('2026-11-20T18:55:00Z'), 'Europe/London');

test.each([
  ['2026-11-20T18:52:00Z', 'today', '18:52', '20 November'],
  ['2026-11-20T00:00:00Z', 'today', '00:00', '20 November'],
  ['2026-11-19T23:59:00Z', 'yesterday', '23:59', '19 November'],
  ['2026-11-08T12:00:00Z', '8 November', '12:00', '8 November'],
  ['2025-12-31T12:00:00Z', '31 December 2025', '12:00', '31 December 2025'],
])('%s was %s at %s', (instant, day, time, date) => {
  expect(london.day(instant)).toBe(day);
  expect(london.time(instant)).toBe(time);
  expect(london.date(instant)).toBe(date);
});

test('the restaurant’s clock decides which day it is, on the days of the change and across a month’s end too', () => {
  const tokyo = orderTimes(new Date('2026-11-20T18:55:00Z'), 'Asia/Tokyo');
  expect(tokyo.day('2026-11-20T12:00:00Z')).toBe('yesterday');
  expect(tokyo.time('2026-11-20T15:30:00Z')).toBe('00:30');
  const afterChange = orderTimes(new Date('2026-10-26T00:30:00Z'), 'Europe/London');
  expect(afterChange.day('2026-10-24T23:30:00Z')).toBe('yesterday');
  const afterMonthEnd = orderTimes(new Date('2026-12-01T12:00:00Z'), 'Europe/London');
  expect(afterMonthEnd.day('2026-11-30T12:00:00Z')).toBe('yesterday');
});

test('in full: the weekday and the year of the place, across midnight and the change of the clocks', () => {
  const { fullDate, time } = localTimes('Europe/London');
  expect([fullDate('2026-11-20T23:59:00Z'), time('2026-11-20T23:59:00Z')]).toEqual([
    'Friday 20 November 2026',
    '23:59',
  ]);
  expect([fullDate('2026-06-30T23:30:00Z'), time('2026-06-30T23:30:00Z')]).toEqual([
    'Wednesday 1 July 2026',
    '00:30',
  ]);
});
