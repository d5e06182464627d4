import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slowConfiguration, slowIsValid, slowPriceFrom } from '../testing/slow-dish.ts';
import { smallDish } from '../testing/small-dish.ts';
import { rounds } from '../testing/soak.ts';
import { configure } from './configure.ts';
import { knownSelection } from './known-selection.ts';
import { priceFrom } from './price-from.ts';
import { selectionProblems } from './selection-problems.ts';

test('random dishes and configurations equal the slow reckoning piece by piece', {
  timeout: 3_600_000,
}, () => {
  fc.assert(
    fc.property(smallDish, ({ item, selectedOptions }) => {
      const { unitPrice, allergens, dietary, kcal, lines } = configure(item, selectedOptions);
      const { counts, ...slow } = slowConfiguration(item, selectedOptions);
      expect({ unitPrice, allergens, dietary, kcal }).toEqual(slow);
      expect(new Map(lines.map(({ choiceId, count }) => [choiceId, count]))).toEqual(counts);
      expect(lines.reduce((sum, { price }) => sum + price, Number(item.price))).toBe(unitPrice);

      const known = knownSelection(item.options, selectedOptions);
      for (const selected of [selectedOptions, known])
        expect(selectionProblems(item, selected).length === 0).toBe(slowIsValid(item, selected));

      // Least and "from": of all configurations that go on from what is chosen.
      const least = slowPriceFrom(item, known);
      if (least !== null) expect(priceFrom(item, known)).toEqual(least);
    }),
    { numRuns: rounds(1_000, 100_000) },
  );
});
