import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rounds } from '../testing/soak.ts';
import { answerBy } from './answer-by.ts';

test.each([
  ['2026-11-28', '2026-12-28'],
  ['2026-12-15', '2027-01-15'],
  ['2026-12-31', '2027-01-31'],
  ['2026-01-31', '2026-02-28'],
  ['2028-01-31', '2028-02-29'],
  ['2028-01-29', '2028-02-29'],
  ['2026-01-29', '2026-02-28'],
  ['2026-03-31', '2026-04-30'],
  ['2026-02-28', '2026-03-28'],
  ['2026-04-30', '2026-05-30'],
])('what came on %s is answered by %s', (received, due) => {
  expect(answerBy(received)).toBe(due);
});

test.each(['2026-02-29', '2026-13-01', 'tomorrow', ''])('%j is refused', (date) => {
  expect(() => answerBy(date)).toThrow('is not a date');
});

describe('for every date', () => {
  const dates = fc
    .date({
      min: new Date('1990-01-01T00:00:00Z'),
      max: new Date('2190-12-31T00:00:00Z'),
      noInvalidDate: true,
    })
    .map((date) => date.toISOString().slice(0, 10));
  const check = (property: (date: string) => void) =>
    fc.assert(fc.property(dates, property), { numRuns: rounds(1_000, 100_000) });
  const monthsOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7));

  test('the answer falls into the very next month, 28 to 31 days later', () => {
    check((date) => {
      const due = answerBy(date);
      expect(monthsOf(due) - monthsOf(date)).toBe(1);
      const days = (Date.parse(due) - Date.parse(date)) / 86_400_000;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    });
  });

  test('it has the same day, or is the last of a shorter month', () => {
    check((date) => {
      const due = answerBy(date);
      const dayAfter = new Date(Date.parse(due) + 86_400_000).toISOString().slice(8, 10);
      if (due.slice(8) !== date.slice(8)) {
        expect(dayAfter).toBe('01');
        expect(Number(due.slice(8))).toBeLessThan(Number(date.slice(8)));
      }
    });
  });

  test('a later request is never due earlier', () => {
    check((date) => {
      const next = new Date(Date.parse(date) + 86_400_000).toISOString().slice(0, 10);
      expect(answerBy(next) >= answerBy(date)).toBe(true);
    });
  });
});
