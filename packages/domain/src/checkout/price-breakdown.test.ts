import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lineTotal } from '../cart/cart-totals.ts';
import { addPence } from '../money/arithmetic.ts';
import { pence } from '../money/pence.ts';
import { cartItem, price } from '../testing/arbitraries.ts';
import { rounds } from '../testing/soak.ts';
import { deliveryFee, serviceFee } from './fees.ts';
import { type PriceBreakdownInput, priceBreakdown } from './price-breakdown.ts';
import { maximumTip } from './tip.ts';

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

test('the largest cart that there can be is counted exactly', () => {
  // 100 lines of 99 dishes at £10,000, each with 20 options of 50 choices at £10,000: some £99 billion.
  const totalPrice = lineTotal(pence(1_000_000 * (1 + 20 * 50)), 99);
  const breakdown = priceBreakdown({
    items: Array.from({ length: 100 }, (_, index) => ({
      totalPrice: addPence(totalPrice, pence(index % 2)),
    })),
    mode: 'delivery',
    deliveryTerms: { fee: pence(1_000_000), freeFrom: null },
    serviceFee: { fixed: pence(1_000_000), percent: 99.99 },
    promo: { type: 'PERCENTAGE_OFF', appliesTo: 'BOTH', value: 33 },
  });
  expect(breakdown).toEqual({
    subtotal: 9_909_900_000_050,
    discount: 3_270_267_330_017, // 3,270,267,330,016.5
    shippingCost: 1_000_000,
    applicationFeeAmount: 9_908_910_010_050, // 9,908,909,010,049.995 and the fixed part
    tipAmount: 0,
    totalAmount: 16_548_543_680_083,
  });
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
      tipAmount: 0,
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
      tipAmount: 0,
      totalAmount: 2594,
    });
  });

  test('everything off leaves the service fee', () => {
    const promo = { type: 'PERCENTAGE_OFF', appliesTo: 'BOTH', value: 100 } as const;
    expect(priceBreakdown({ ...input, promo })).toMatchObject({ discount: 2744, totalAmount: 99 });
    const noFee = { fixed: pence(0), percent: 0 };
    expect(priceBreakdown({ ...input, promo, serviceFee: noFee }).totalAmount).toBe(0);
  });

  test('a tip comes on top, outside the promo code and the fees', () => {
    const promo = { type: 'PERCENTAGE_OFF', appliesTo: 'BOTH', value: 100 } as const;
    expect(priceBreakdown({ ...input, promo, tip: pence(200) })).toEqual({
      subtotal,
      discount: 2744,
      shippingCost: 249,
      applicationFeeAmount: 99,
      tipAmount: 200,
      totalAmount: 299,
    });
    const percent = { fixed: pence(0), percent: 10 };
    expect(priceBreakdown({ ...input, serviceFee: percent, tip: pence(10_000) })).toMatchObject({
      applicationFeeAmount: 250,
      totalAmount: 2495 + 249 + 250 + 10_000,
    });
    // Free delivery goes by the dishes.
    const deliveryTerms = { fee: pence(249), freeFrom: pence(2496) };
    expect(priceBreakdown({ ...input, deliveryTerms, tip: pence(1) }).shippingCost).toBe(249);
  });

  test('an empty cart costs nothing', () => {
    expect(Object.values(priceBreakdown({ ...input, tip: pence(200), items: [] }))).toEqual([
      0, 0, 0, 0, 0, 0,
    ]);
  });

  const carts = rounds(1_000, 100_000);
  test(
    `the lines of ${carts} carts sum to the total, for every kind of promo code`,
    () => {
      const types = ['FREE_DELIVERY', 'PERCENTAGE_OFF', 'FIXED_AMOUNT_OFF'] as const;
      const bases = ['ORDER_TOTAL', 'DELIVERY_FEE', 'BOTH'] as const;
      const anyInput = fc.record({
        items: fc.array(cartItem, { minLength: 1, maxLength: 20 }),
        mode: fc.constantFrom('delivery' as const, 'collection' as const),
        tip: fc.integer({ min: 0, max: maximumTip }).map(pence),
        deliveryTerms: fc.record({ fee: price, freeFrom: fc.option(price) }),
        serviceFee: fc.record({
          fixed: price,
          percent: fc.integer({ min: 0, max: 2_000 }).map((n) => n / 100),
        }),
      });
      const values = fc.record({ percent: fc.integer({ min: 1, max: 100 }), fixed: fc.nat(500_000) });
      fc.assert(
        fc.property(anyInput, values, (any, { percent, fixed }) => {
          const items = any.items.reduce((sum, line) => sum + line.unitPrice * line.quantity, 0);
          const isFree =
            any.mode === 'collection' ||
            (any.deliveryTerms.freeFrom !== null && items >= any.deliveryTerms.freeFrom);
          const shippingCost = isFree ? 0 : any.deliveryTerms.fee;
          // Half up in whole numbers: hundredths of a percent are ten thousandths.
          const hundredths = BigInt(Math.round(any.serviceFee.percent * 100));
          const applicationFeeAmount =
            any.serviceFee.fixed + Number((BigInt(items) * hundredths + 5_000n) / 10_000n);
          const expected = (discount: number) => ({
            subtotal: items,
            discount,
            shippingCost,
            applicationFeeAmount,
            tipAmount: any.tip,
            totalAmount: items - discount + shippingCost + applicationFeeAmount + any.tip,
          });
          expect(priceBreakdown({ ...any, promo: null })).toEqual(expected(0));
          for (const type of types) {
            for (const appliesTo of bases) {
              const value = { FREE_DELIVERY: 0, PERCENTAGE_OFF: percent, FIXED_AMOUNT_OFF: fixed }[type];
              const base = { ORDER_TOTAL: items, DELIVERY_FEE: shippingCost, BOTH: items + shippingCost }[
                appliesTo
              ];
              const discount = {
                FREE_DELIVERY: shippingCost,
                PERCENTAGE_OFF: Number((BigInt(base) * BigInt(percent) + 50n) / 100n),
                FIXED_AMOUNT_OFF: Math.min(base, fixed),
              }[type];
              const found = priceBreakdown({ ...any, promo: { type, appliesTo, value } });
              expect(found).toEqual(expected(discount));
              expect(Number.isSafeInteger(found.totalAmount)).toBe(true);
              expect(found.totalAmount).toBeGreaterThanOrEqual(applicationFeeAmount + any.tip);
            }
          }
        }),
        { numRuns: carts },
      );
    },
    30_000 + carts * 10,
  );
});
