import { describe, expect, test } from 'vitest';
import { orderSearchTerms, searchPeriod } from './order-search.ts';

describe('what orders are searched for', () => {
  test.each([
    ['07700 900227', '7700900227'],
    ['+44 7700 900227', '447700900227'],
    ['0044 7700 900227', '447700900227'],
    ['+44 (0)7700 900227', '447700900227'],
    ['(0113) 496-0142', '1134960142'],
    ['900227', '900227'],
    [' 0227 ', '227'],
  ])('%j is a telephone number', (typed, digits) => {
    expect(orderSearchTerms(typed).phoneDigits).toBe(digits);
  });

  test.each(['S-1042', '104', 'reid', '12 Main Road', ''])('%j is none', (typed) => {
    expect(orderSearchTerms(typed)).toEqual({ text: typed, phoneDigits: null });
  });
});

test('a search looks in today and the 59 days before it, by the restaurant’s clock', () => {
  const { start, end } = searchPeriod(new Date('2026-11-20T23:30:00Z'), 'Europe/London');
  expect([start.toISOString(), end.toISOString()]).toEqual([
    '2026-09-21T23:00:00.000Z',
    '2026-11-21T00:00:00.000Z',
  ]);
});
