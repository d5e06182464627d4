import { expect, test } from 'vitest';
import { dayLinks, shownDay } from './day-links.ts';

test('a day to come is shown as today', () => {
  expect(shownDay('2026-11-21', '2026-11-20')).toBe('2026-11-20');
  expect(shownDay('2026-11-19', '2026-11-20')).toBe('2026-11-19');
  expect(shownDay(undefined, '2026-11-20')).toBe('2026-11-20');
});

test('nothing comes after today, and the day after yesterday is today, over the end of a month too', () => {
  expect(dayLinks('2026-12-01', '2026-12-01')).toEqual({
    previousHref: '/today?date=2026-11-30',
    nextHref: null,
  });
  expect(dayLinks('2026-11-30', '2026-12-01').nextHref).toBe('/today');
  expect(dayLinks('2026-11-29', '2026-12-01').nextHref).toBe('/today?date=2026-11-30');
});
