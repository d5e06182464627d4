import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { amount } from '../testing/arbitraries.ts';
import { addPence, multiplyPence, smallerPence, subtractPence } from './arithmetic.ts';
import { pence, zeroPence } from './pence.ts';
import { penceFromText } from './pence-from-text.ts';
import { percentOf } from './percent-of.ts';
import { formatPounds, penceFromPounds, poundsFromPence } from './pounds.ts';

test.each([
  ['2.50', 250],
  [' 2,5 ', 250],
  ['£ 12', 1_200],
  ['0', 0],
  ['0.30', 30],
  ['', null],
  ['two', null],
  ['-2', null],
  ['2.505', null],
  ['1,000.00', null],
  ['1e3', null],
  ['££2', null],
])('the amount that %j means is %s', (text, amount) => {
  expect(penceFromText(text)).toBe(amount);
});

describe('pence', () => {
  test.each([0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])('refuses %s', (value) => {
    expect(() => pence(value)).toThrow(new RangeError(`Money must be a whole number of pence, got ${value}`));
  });

  test('knows no negative zero', () => {
    expect(Object.is(pence(-0), 0)).toBe(true);
    expect(Object.is(multiplyPence(pence(-5), 0), 0)).toBe(true);
  });

  test('refuses sums past what is exact', () => {
    expect(() => addPence(pence(Number.MAX_SAFE_INTEGER), pence(1))).toThrow(RangeError);
  });
});

describe('arithmetic', () => {
  test('adds, subtracts and multiplies', () => {
    expect(addPence()).toBe(zeroPence);
    expect(addPence(pence(249), pence(99), pence(1))).toBe(349);
    expect(subtractPence(pence(100), pence(314))).toBe(-214);
    expect(multiplyPence(pence(1095), 3)).toBe(3285);
    expect(smallerPence(pence(3), pence(2))).toBe(2);
  });

  test('multiplies by whole quantities only', () => {
    expect(() => multiplyPence(pence(100), 1.5)).toThrow(
      new RangeError('A quantity must be a whole number, got 1.5'),
    );
  });

  test('subtracting undoes adding, and multiplying is adding again and again', () => {
    fc.assert(
      fc.property(amount, amount, fc.nat(99), (a, b, quantity) => {
        expect(subtractPence(addPence(a, b), b)).toBe(a);
        expect(multiplyPence(a, quantity)).toBe(addPence(...Array.from({ length: quantity }, () => a)));
      }),
    );
  });
});

describe('percentOf', () => {
  test.each([
    [1000, 10, 100],
    [5, 10, 1], // 0.5 p goes up
    [4, 10, 0],
    [15, 10, 2],
    [1095, 12.5, 137], // 136.875
    [200, 1.25, 3], // 2.5
    [100_000, 0.29, 290],
    [-5, 10, 0], // half up means towards more, so -0.5 is 0
    [-6, 10, -1],
    [-15, 10, -1],
    [999, 0, 0],
    [999, 100, 999],
  ])('%i p at %d %% is %i p', (of, percent, expected) => {
    expect(percentOf(pence(of), percent)).toBe(expected);
  });

  test('lies within half a penny of the exact share', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 0, max: 10_000 }), (of, hundredths) => {
        const rest = BigInt(of) * BigInt(hundredths) - BigInt(percentOf(of, hundredths / 100)) * 10_000n;
        expect(rest >= -5_000n && rest < 5_000n).toBe(true);
      }),
    );
  });

  test('refuses what is no plain number', () => {
    expect(() => percentOf(pence(1), Number.NaN)).toThrow(new RangeError('Not a plain decimal number: NaN'));
    expect(() => percentOf(pence(1), 1e-9)).toThrow(RangeError);
  });
});

describe("the wire's pounds", () => {
  test.each([
    [0.29, 29],
    [1.1, 110],
    [0.07, 7],
    [4.35, 435],
    [8.2, 820],
    [1.15, 115],
    [0, 0],
    [-0, 0],
    [15, 1500],
    [-3.14, -314],
    [1_000_000.01, 100_000_001],
  ])('%d is exactly %i p', (pounds, expected) => {
    expect(penceFromPounds(pounds)).toBe(expected);
  });

  test.each([0.001, 0.1 + 0.2, 1.005])('%d has too many decimals', (pounds) => {
    expect(() => penceFromPounds(pounds)).toThrow(
      new RangeError(`Pounds have at most 2 decimals, got ${pounds}`),
    );
  });

  test.each([Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 1e21, 1e-7])(
    '%d is refused',
    (pounds) => {
      expect(() => penceFromPounds(pounds)).toThrow(RangeError);
    },
  );

  test('every amount comes back from the wire as it went', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const wire = JSON.stringify(poundsFromPence(value));
        expect(wire).toMatch(/^-?\d+(\.\d{1,2})?$/);
        expect(penceFromPounds(JSON.parse(wire))).toBe(value);
      }),
      { numRuns: 1_000 },
    );
  });

  test('every price up to £100 comes back from the wire as it went', () => {
    const prices = Array.from({ length: 10_001 }, (_, value) => pence(value));
    expect(prices.map((value) => penceFromPounds(poundsFromPence(value)))).toEqual(prices);
  });
});

describe('formatPounds', () => {
  test.each([
    [1500, '£15.00'],
    [-314, '−£3.14'],
    [5, '£0.05'],
    [-5, '−£0.05'],
    [0, '£0.00'],
    [249, '£2.49'],
    [99_999, '£999.99'],
    [100_000, '£1,000.00'],
    [-100_000, '−£1,000.00'],
    [123_456_789, '£1,234,567.89'],
  ])('%i p reads %s', (value, text) => {
    expect(formatPounds(pence(value))).toBe(text);
  });

  test('always has two decimals and loses nothing', () => {
    fc.assert(
      fc.property(amount, (value) => {
        const text = formatPounds(value);
        expect(text).toMatch(/^−?£(0|[1-9]\d{0,2}(,\d{3})*)\.\d\d$/);
        expect(Number(text.replace('−', '-').replace(/[£.,]/g, '')) + 0).toBe(value);
      }),
    );
  });
});
