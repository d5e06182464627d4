import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rounds } from '../testing/soak.ts';
import { bestSellers, mostBestSellers, type OrderedDish } from './best-sellers.ts';

const dish = (name: string, quantity: number, changed: Partial<OrderedDish> = {}): OrderedDish => ({
  status: 'completed',
  closedReason: null,
  name,
  quantity,
  ...changed,
});

test('dishes of orders that were declined, missed or cancelled by their customer were not sold', () => {
  expect(
    bestSellers([
      dish('Naan', 2),
      dish('Korma', 3),
      dish('Naan', 2, { status: 'cancelled', closedReason: 'no_show' }),
      dish('Pilau', 9, { status: 'declined', closedReason: 'unanswered' }),
      dish('Lassi', 9, { status: 'cancelled', closedReason: 'customer' }),
    ]),
  ).toEqual([
    { name: 'Naan', quantity: 4 },
    { name: 'Korma', quantity: 3 },
  ]);
});

test('the best come first, however the orders are sorted', () => {
  const dishes = fc.array(
    fc
      .record({ name: fc.constantFrom(...'abcdefghijklmnop'), quantity: fc.integer({ min: 1, max: 99 }) })
      .map(({ name, quantity }) => dish(name, quantity)),
  );
  fc.assert(
    fc.property(dishes, (all) => {
      const best = bestSellers(all);
      expect(bestSellers(all.toReversed())).toEqual(best);
      expect(best.length).toBe(Math.min(mostBestSellers, new Set(all.map(({ name }) => name)).size));
      for (const [index, { quantity }] of best.entries()) {
        expect(quantity).toBeLessThanOrEqual(best[index - 1]?.quantity ?? Infinity);
      }
      if (best.length < mostBestSellers) {
        const sold = (list: readonly { quantity: number }[]) =>
          list.reduce((sum, { quantity }) => sum + quantity, 0);
        expect(sold(best)).toBe(sold(all));
      }
    }),
    { numRuns: rounds(200, 3_000) },
  );
});
