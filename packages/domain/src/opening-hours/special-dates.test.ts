import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { datesBetween, specialDatesProblem, specialHoursRanges } from './special-dates.ts';

const today = '2026-07-17';

describe('dates that can get special hours', () => {
  test.each([
    ['today alone', '2026-07-17', '2026-07-17', null],
    ['sixty days', '2026-07-17', '2026-09-14', null],
    ['sixty-one days', '2026-07-17', '2026-09-15', 'to'],
    ['yesterday', '2026-07-16', '2026-07-20', 'from'],
    ['the last before the first', '2026-07-20', '2026-07-19', 'to'],
    ['two years ahead', '2028-07-17', '2028-07-17', null],
    ['more than two years ahead', '2028-07-18', '2028-07-18', 'from'],
    ['an end more than two years ahead', '2028-07-17', '2028-07-18', 'to'],
    ['no such first day', '2026-09-31', '2026-10-01', 'from'],
    ['no such last day', '2026-09-30', '2026-09-31', 'to'],
    ['nothing', '', '', 'from'],
  ])('%s: %s to %s', (_, from, to, problem) => {
    expect(specialDatesProblem({ from, to }, today)).toBe(problem);
  });
});

test('the dates of a range are all days of the calendar, over a month, a leap day and changes of the clocks', () => {
  expect(datesBetween({ from: '2028-02-28', to: '2028-03-01' })).toEqual([
    '2028-02-28',
    '2028-02-29',
    '2028-03-01',
  ]);
  expect(datesBetween({ from: '2026-03-28', to: '2026-03-30' })).toHaveLength(3);
  expect(datesBetween({ from: '2026-07-18', to: '2026-07-17' })).toEqual([]);
  expect(datesBetween({ from: 'soon', to: '2026-07-17' })).toEqual([]);
});

describe('the same special hours on dates in a row', () => {
  const shut = { isActive: false, opening: '12:00', closing: '22:00' };
  const on = (date: string, change: object = {}) => ({ date, ...shut, ...change });

  test('are one range; a gap, other hours or another note begin the next one', () => {
    const all = [
      ...['2026-07-30', '2026-07-31', '2026-08-01'].map((date) => on(date)),
      on('2026-08-03'),
      on('2026-08-04', { isActive: true }),
      on('2026-08-05', { isActive: true, customerNote: 'Back!' }),
    ];
    expect(specialHoursRanges(all).map(({ from, to }) => [from, to])).toEqual([
      ['2026-07-30', '2026-08-01'],
      ['2026-08-03', '2026-08-03'],
      ['2026-08-04', '2026-08-04'],
      ['2026-08-05', '2026-08-05'],
    ]);
    expect(specialHoursRanges([])).toEqual([]);
  });

  test('are the same dates again, each range as long as it can be', () => {
    const days = datesBetween({ from: '2026-03-20', to: '2026-04-20' });
    fc.assert(
      fc.property(fc.subarray(days), fc.infiniteStream(fc.boolean()), (dates, draws) => {
        const all = dates.map((date) => on(date, { isActive: draws.next().value }));
        const ranges = specialHoursRanges(all);
        const again = ranges.flatMap(({ from, to, hours }) =>
          datesBetween({ from, to }).map((date) => ({ ...hours, date })),
        );
        expect(again).toEqual(all);
        const pairs = ranges.slice(1).map((range, index) => [ranges[index], range] as const);
        for (const [one, next] of pairs) {
          const isAdjacent = datesBetween({ from: one?.to ?? '', to: next.from }).length === 2;
          expect(isAdjacent && one?.hours.isActive === next.hours.isActive).toBe(false);
        }
      }),
    );
  });
});
