import fc from 'fast-check';
import { expect, test } from 'vitest';
import { price } from '../testing/arbitraries.ts';
import { addPence } from './arithmetic.ts';
import { pence } from './pence.ts';
import { splitPence } from './split-pence.ts';

const weights = fc.array(price, { minLength: 1, maxLength: 12 });

test.each([
  { amount: 100, weights: [300, 300, 300], parts: [34, 33, 33] },
  { amount: 10, weights: [1, 2, 6], parts: [1, 2, 7] },
  { amount: 355, weights: [2300, 925, 325], parts: [230, 93, 32] },
  { amount: 5, weights: [0, 1], parts: [0, 5] },
  { amount: 5, weights: [0, 0], parts: [0, 0] },
  { amount: 5, weights: [], parts: [] },
])('£$amount p over $weights is $parts', ({ amount, weights: given, parts }) => {
  expect(splitPence(pence(amount), given.map(pence))).toEqual(parts);
});

test('is exact where the product of two amounts is not', () => {
  const most = pence(9_007_199_254_740_991);
  expect(splitPence(most, [most])).toEqual([most]);
});

test('the parts add up, and each is within a penny of its proportion', () => {
  fc.assert(
    fc.property(price, weights, (amount, given) => {
      const sum = addPence(...given);
      const parts = splitPence(amount, given);
      expect(addPence(...parts)).toBe(sum === 0 ? 0 : amount);
      for (const [index, part] of parts.entries()) {
        const exact = sum === 0 ? 0 : (amount * (given[index] ?? 0)) / sum;
        expect(Math.abs(part - exact)).toBeLessThan(1);
      }
    }),
  );
});

test('nothing gets more than its weight while the amount is no more than all of them', () => {
  fc.assert(
    fc.property(weights, fc.nat(1_000), (given, perMille) => {
      const amount = pence(Math.floor((addPence(...given) * perMille) / 1_000));
      for (const [index, part] of splitPence(amount, given).entries()) {
        expect(part).toBeLessThanOrEqual(given[index] ?? 0);
      }
    }),
  );
});
