import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { price } from '../testing/arbitraries.ts';
import { priceRange, priceRanges } from './price-range.ts';

const dishes = (...prices: readonly number[]) => prices.map((each) => ({ priceFrom: pence(each) }));

describe('priceRange', () => {
  test.each([
    ['no dishes', [], null],
    ['dishes that cost nothing', [0, 0], null],
    ['just below £5', [499], '£'],
    ['£5', [500], '££'],
    ['just below £10', [999], '££'],
    ['£10', [1000], '£££'],
    ['just below £20', [1999], '£££'],
    ['£20', [2000], '££££'],
    ['one banquet beside cheap dishes', [9500, 250, 450], '£'],
    ['two in the middle, whose mean is £5', [300, 400, 600, 4000], '££'],
    ['a free dip', [0, 0, 0, 700], '££'],
  ])('%s', (_, prices, range) => {
    expect(priceRange(dishes(...prices))).toBe(range);
  });

  test('the order of the dishes does not matter, and no menu that grows dearer falls a band', () => {
    const band = (prices: readonly number[]) =>
      priceRanges.findIndex((range) => range === priceRange(dishes(...prices)));
    fc.assert(
      fc.property(fc.array(price, { minLength: 1 }), price, (prices, more) => {
        expect(band(prices.toReversed())).toBe(band(prices));
        // Free dishes would begin to count.
        const paid = prices.map((each) => each + 1);
        expect(band(paid.map((each) => each + more))).toBeGreaterThanOrEqual(band(paid));
      }),
    );
  });
});
