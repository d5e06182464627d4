import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { price, promoTerms } from '../testing/arbitraries.ts';
import { normalisePromoCode, type PromoAppliesTo, type PromoCode, type PromoType } from './promo-code.ts';
import { promoDiscount } from './promo-discount.ts';
import { type PromoUse, promoProblem } from './promo-problem.ts';

const summer: PromoCode = {
  id: '5f0c0ffee0ddba11ca7e0101',
  code: 'SUMMER10',
  type: 'PERCENTAGE_OFF',
  appliesTo: 'ORDER_TOTAL',
  description: '10% off in June',
  value: 10,
  minimumOrder: pence(2000),
  startsAt: '2025-06-01T00:00:00+01:00',
  endsAt: '2025-07-01T00:00:00+01:00',
  isActive: true,
  isPublic: true,
  maxRedemptions: 100,
  maxRedemptionsPerCustomer: 1,
  createdAt: '2025-05-01T00:00:00Z',
};
const use: PromoUse = {
  now: new Date('2025-06-15T18:00:00Z'),
  mode: 'delivery',
  subtotal: pence(2500),
  redemptions: 99,
  customerRedemptions: 0,
};

test.each([
  ['summer10', 'SUMMER10'],
  [' Leeds Free ', 'LEEDSFREE'],
  ['', ''],
  ['SMOKE10.', 'SMOKE10'],
  ['“smoke10”', 'SMOKE10'],
  ["'SMOKE10',", 'SMOKE10'],
  ['(SMOKE10).', 'SMOKE10'],
  ['\u200bSMO\u2060KE\u00ad10\ufeff', 'SMOKE10'],
  ['SMOKE10\u00a0\ufe0f', 'SMOKE10'],
  ['NEW_10-A', 'NEW_10-A'],
])('%j is stored as %j', (typed, code) => {
  expect(normalisePromoCode(typed)).toBe(code);
});

test('whatever pasting puts round a code and into it, the code is found', () => {
  const code = fc.stringMatching(/^[A-Z0-9]{3,24}$/);
  const around = fc.string({
    unit: fc.constantFrom(...' .,:;!?\'"‘’“”«»()[]\u00a0\u200b\u200e\ufeff\n\t'),
    maxLength: 4,
  });
  const inside = fc.constantFrom('', '\u200b', '\u2060', '\u00ad', ' ');
  fc.assert(
    fc.property(code, around, around, inside, (stored, before, after, between) => {
      const pasted = before + [...stored].join(between).toLowerCase() + after;
      expect(normalisePromoCode(pasted)).toBe(stored);
      expect(normalisePromoCode(stored)).toBe(stored);
    }),
  );
});

describe('promoDiscount', () => {
  // Items of £24.95 and a delivery fee of £2.49.
  test.each<[PromoType, PromoAppliesTo, number, number]>([
    ['FREE_DELIVERY', 'ORDER_TOTAL', 0, 249],
    ['FREE_DELIVERY', 'DELIVERY_FEE', 0, 249],
    ['FREE_DELIVERY', 'BOTH', 0, 249],
    ['PERCENTAGE_OFF', 'ORDER_TOTAL', 10, 250],
    ['PERCENTAGE_OFF', 'DELIVERY_FEE', 50, 125],
    ['PERCENTAGE_OFF', 'BOTH', 10, 274],
    ['PERCENTAGE_OFF', 'BOTH', 100, 2744],
    ['PERCENTAGE_OFF', 'BOTH', 150, 2744],
    ['FIXED_AMOUNT_OFF', 'ORDER_TOTAL', 500, 500],
    ['FIXED_AMOUNT_OFF', 'DELIVERY_FEE', 500, 249],
    ['FIXED_AMOUNT_OFF', 'BOTH', 2600, 2600],
    ['FIXED_AMOUNT_OFF', 'BOTH', 9999, 2744],
  ])('%s on %s worth %i takes %i p', (type, appliesTo, value, expected) => {
    const amounts = { items: pence(2495), deliveryFee: pence(249) };
    expect(promoDiscount({ type, appliesTo, value }, amounts)).toBe(expected);
  });

  test('is never negative and never more than what it applies to', () => {
    fc.assert(
      fc.property(promoTerms, price, price, (promo, items, deliveryFee) => {
        const base = { ORDER_TOTAL: items, DELIVERY_FEE: deliveryFee, BOTH: items + deliveryFee };
        const cap = promo.type === 'FREE_DELIVERY' ? deliveryFee : base[promo.appliesTo];
        const discount = promoDiscount(promo, { items, deliveryFee });
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(cap);
      }),
      { numRuns: 1_000 },
    );
  });

  test('never shrinks when the order grows', () => {
    fc.assert(
      fc.property(promoTerms, price, price, price, (promo, items, deliveryFee, more) => {
        const larger = promoDiscount(promo, { items: pence(items + more), deliveryFee });
        expect(larger).toBeGreaterThanOrEqual(promoDiscount(promo, { items, deliveryFee }));
      }),
    );
  });
});

describe('promoProblem', () => {
  test('a good code has none', () => {
    expect(promoProblem(summer, use)).toBeNull();
  });

  test.each<[string, Partial<PromoCode>, Partial<PromoUse>, string]>([
    ['promo_unknown', { isActive: false }, {}, 'This promo code is not valid.'],
    ['promo_not_started', {}, { now: new Date('2025-05-31T22:59:59.999Z') }, 'SUMMER10 cannot be used yet.'],
    ['promo_expired', {}, { now: new Date('2025-06-30T23:00:00Z') }, 'SUMMER10 has expired.'],
    ['promo_used_up', {}, { redemptions: 100 }, 'SUMMER10 has been used up.'],
    ['promo_used_up', {}, { customerRedemptions: 1 }, 'You have already used SUMMER10.'],
    [
      'promo_not_applicable',
      { type: 'FREE_DELIVERY' },
      { mode: 'collection' },
      'SUMMER10 is for delivery orders only.',
    ],
    [
      'promo_not_applicable',
      { appliesTo: 'DELIVERY_FEE' },
      { mode: 'collection' },
      'SUMMER10 is for delivery orders only.',
    ],
    [
      'promo_below_minimum',
      {},
      { subtotal: pence(1690) },
      'SUMMER10 needs an order of at least £20.00. Add £3.10 more.',
    ],
  ])('%s (%j, %j)', (code, promo, change, message) => {
    expect(promoProblem({ ...summer, ...promo }, { ...use, ...change })).toEqual({ code, message });
  });

  test('a code that does not exist has the message of one that was switched off', () => {
    expect(promoProblem(null, use)).toEqual(promoProblem({ ...summer, isActive: false }, use));
  });

  test.each<Partial<PromoCode>>([{ type: 'FREE_DELIVERY' }, { appliesTo: 'DELIVERY_FEE' }])(
    'a code for the delivery fee (%j) holds for a delivery',
    (promo) => {
      expect(promoProblem({ ...summer, ...promo }, { ...use, mode: 'delivery' })).toBeNull();
    },
  );

  test('the first and last instants and the last redemption still count', () => {
    expect(promoProblem(summer, { ...use, now: new Date('2025-05-31T23:00:00Z') })).toBeNull();
    expect(promoProblem(summer, { ...use, now: new Date('2025-06-30T22:59:59.999Z') })).toBeNull();
    expect(promoProblem(summer, { ...use, subtotal: pence(2000), redemptions: 99 })).toBeNull();
  });

  test('no limits, no problem', () => {
    const open = {
      ...summer,
      startsAt: null,
      endsAt: null,
      minimumOrder: pence(0),
      maxRedemptions: null,
      maxRedemptionsPerCustomer: null,
    };
    fc.assert(
      fc.property(
        fc.date({ noInvalidDate: true }),
        fc.constantFrom('delivery' as const, 'collection' as const),
        price,
        fc.nat(),
        fc.nat(),
        (now, mode, subtotal, redemptions, customerRedemptions) => {
          expect(promoProblem(open, { now, mode, subtotal, redemptions, customerRedemptions })).toBeNull();
        },
      ),
    );
  });

  test('a code is accepted exactly within its limits', () => {
    const instant = fc.date({
      min: new Date('2025-05-25'),
      max: new Date('2025-07-08'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(instant, fc.nat(4_000).map(pence), fc.nat(120), fc.nat(2), (now, subtotal, all, own) => {
        const problem = promoProblem(summer, {
          ...use,
          now,
          subtotal,
          redemptions: all,
          customerRedemptions: own,
        });
        const isInTime = now >= new Date('2025-05-31T23:00Z') && now < new Date('2025-06-30T23:00Z');
        expect(problem === null).toBe(isInTime && subtotal >= 2000 && all < 100 && own < 1);
      }),
      { numRuns: 500 },
    );
  });
});
