import { expect, test } from 'vitest';
import { dayLinks, shownDays } from './day-links.ts';

const london = 'Europe/London';
const evening = new Date('2026-11-20T19:00:00Z');
const shown = (date?: string, span?: 'day' | 'week' | 'quarter', now = evening) => {
  const { from, to } = shownDays({ date, span }, now, london);
  return [from, to];
};

test('a day to come is shown as today, and before 06:00 the evening before stays', () => {
  expect(shown('2026-11-21')).toEqual(['2026-11-20', '2026-11-20']);
  expect(shown('2026-11-19')).toEqual(['2026-11-19', '2026-11-19']);
  expect(shown()).toEqual(['2026-11-20', '2026-11-20']);
  const night = new Date('2026-11-21T00:30:00Z');
  expect(shown(undefined, undefined, night)).toEqual(['2026-11-20', '2026-11-20']);
  expect(shown('2026-11-21', undefined, night)).toEqual(['2026-11-21', '2026-11-21']);
});

test('a week and 92 days end on the day that is named', () => {
  expect(shown(undefined, 'week')).toEqual(['2026-11-14', '2026-11-20']);
  expect(shown('2026-11-01', 'week')).toEqual(['2026-10-26', '2026-11-01']);
  expect(shown(undefined, 'quarter')).toEqual(['2026-08-21', '2026-11-20']);
});

test('nothing comes after today, and the day after yesterday is today, over the end of a month too', () => {
  const links = (to: string, span: 'day' | 'week' = 'day') => dayLinks({ from: to, to, span }, '2026-12-01');
  expect(links('2026-12-01')).toMatchObject({ previousHref: '/today?date=2026-11-30', nextHref: null });
  expect(links('2026-11-30').nextHref).toBe('/today?date=2026-12-01');
  expect(links('2026-11-29').nextHref).toBe('/today?date=2026-11-30');
  expect(links('2026-11-29', 'week')).toMatchObject({
    previousHref: '/today?date=2026-11-22&span=week',
    nextHref: '/today?span=week',
  });
});
