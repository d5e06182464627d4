import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { promoDiscount } from '../promo/promo-discount.ts';
import { cartItem, price, promoTerms } from '../testing/arbitraries.ts';
import { deliveryFee, serviceFee } from './fees.ts';
import { type PriceBreakdownInput, priceBreakdown } from './price-breakdown.ts';

describe('deliveryFee', () => {
  const terms = { fee: pence(249), freeFrom: pence(2500) };

  test.each([
    ['delivery', 0, 249],
    ['delivery', 2499, 249],
    ['delivery', 2500, 0],
    ['collection', 0, 0],
    ['collection', 9999, 0],
  ] as const)('on %s of %i p it is %i p', (mode, subtotal, fee) => {
    expect(deliveryFee(terms, mode, pence(subtotal))).toBe(fee);
  });

  test('is never waived where there is no free amount', () => {
    expect(deliveryFee({ fee: pence(249), freeFrom: null }, 'delivery', pence(1_000_000))).toBe(249);
  });
});

test.each([
  [99, 0, 2495, 99],
  [0, 5, 1010, 51], // 50.5 rounds up
  [50, 2.5, 1095, 77], // 27.375
  [0, 0, 1095, 0],
])('a service fee of %i p and %d %% on %i p is %i p', (fixed, percent, subtotal, fee) => {
  expect(serviceFee({ fixed: pence(fixed), percent }, pence(subtotal))).toBe(fee);
});

describe('priceBreakdown', () => {
  const input: PriceBreakdownInput = {
    items: [{ totalPrice: pence(1695) }, { totalPrice: pence(800) }],
    mode: 'delivery',
    deliveryTerms: { fee: pence(249), freeFrom: null },
    serviceFee: { fixed: pence(99), percent: 0 },
    promo: null,
  };
  const subtotal = 2495;

  test('items, delivery and service', () => {
    expect(priceBreakdown(input)).toEqual({
      subtotal,
      discount: 0,
      shippingCost: 249,
      applicationFeeAmount: 99,
      totalAmount: 2843,
    });
  });

  test('collection has no delivery fee', () => {
    expect(priceBreakdown({ ...input, mode: 'collection' })).toMatchObject({
      shippingCost: 0,
      totalAmount: 2594,
    });
  });

  test('free delivery shows the fee and takes it off as a discount', () => {
    const promo = { type: 'FREE_DELIVERY', appliesTo: 'DELIVERY_FEE', value: 0 } as const;
    expect(priceBreakdown({ ...input, promo })).toEqual({
      subtotal,
      discount: 249,
      shippingCost: 249,
      applicationFeeAmount: 99,
      totalAmount: 2594,
    });
  });

  test('everything off leaves the service fee', () => {
    const promo = { type: 'PERCENTAGE_OFF', appliesTo: 'BOTH', value: 100 } as const;
    expect(priceBreakdown({ ...input, promo })).toMatchObject({ discount: 2744, totalAmount: 99 });
    const noFee = { fixed: pence(0), percent: 0 };
    expect(priceBreakdown({ ...input, promo, serviceFee: noFee }).totalAmount).toBe(0);
  });

  test('an empty cart costs nothing', () => {
    expect(Object.values(priceBreakdown({ ...input, items: [] }))).toEqual([0, 0, 0, 0, 0]);
  });

  test('lines sum to the total, for every kind of promo code', () => {
    const anyInput = fc.record({
      items: fc.array(cartItem, { minLength: 1, maxLength: 20 }),
      mode: fc.constantFrom('delivery' as const, 'collection' as const),
      deliveryTerms: fc.record({ fee: price, freeFrom: fc.option(price) }),
      serviceFee: fc.record({
        fixed: price,
        percent: fc.integer({ min: 0, max: 2_000 }).map((n) => n / 100),
      }),
      promo: fc.option(promoTerms),
    });
    fc.assert(
      fc.property(anyInput, (any) => {
        const {
          subtotal: items,
          discount,
          shippingCost,
          applicationFeeAmount,
          totalAmount,
        } = priceBreakdown(any);
        expect(items).toBe(any.items.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0));
        expect(totalAmount).toBe(items - discount + shippingCost + applicationFeeAmount);
        expect(totalAmount).toBeGreaterThanOrEqual(applicationFeeAmount);
        expect(Number.isSafeInteger(totalAmount)).toBe(true);
        expect(shippingCost === 0 || shippingCost === any.deliveryTerms.fee).toBe(true);
        if (any.mode === 'collection') expect(shippingCost).toBe(0);
        const expected = any.promo && promoDiscount(any.promo, { items, deliveryFee: shippingCost });
        expect(discount).toBe(expected ?? 0);
      }),
      { numRuns: 1_000 },
    );
  });
});
