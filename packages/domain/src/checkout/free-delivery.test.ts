import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { deliveryFee, missingForFreeDelivery } from './fees.ts';

const terms = { fee: pence(249), freeFrom: pence(2_500) };

test.each([
  [2_195, 305],
  [0, 2_500],
  [2_499, 1],
  [2_500, null],
  [9_000, null],
])('with %i pence in the cart %s more make delivery free', (subtotal, missing) => {
  expect(missingForFreeDelivery(terms, 'delivery', pence(subtotal))).toBe(missing);
});

test('nothing is missing on collection, where delivery costs nothing, and where no amount makes it free', () => {
  const subtotal = pence(1_000);
  expect(missingForFreeDelivery(terms, 'collection', subtotal)).toBeNull();
  expect(missingForFreeDelivery({ ...terms, fee: pence(0) }, 'delivery', subtotal)).toBeNull();
  expect(missingForFreeDelivery({ ...terms, freeFrom: null }, 'delivery', subtotal)).toBeNull();
});

test('with exactly what is missing it is free, with a penny less it is not', () => {
  const amount = fc.integer({ min: 0, max: 10_000 });
  fc.assert(
    fc.property(amount, amount, amount, (fee, freeFrom, subtotal) => {
      const drawn = { fee: pence(fee), freeFrom: pence(freeFrom) };
      const missing = missingForFreeDelivery(drawn, 'delivery', pence(subtotal));
      if (missing === null) {
        expect(deliveryFee(drawn, 'delivery', pence(subtotal))).toBe(0);
        return;
      }
      expect(deliveryFee(drawn, 'delivery', pence(subtotal + missing))).toBe(0);
      expect(deliveryFee(drawn, 'delivery', pence(subtotal + missing - 1))).toBe(fee);
    }),
  );
});
