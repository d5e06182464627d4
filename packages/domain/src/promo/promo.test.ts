import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { price, promoTerms } from '../testing/arbitraries.ts';
import { normalisePromoCode, type PromoAppliesTo, type PromoCode, type PromoType } from './promo-code.ts';
import { promoDiscount } from './promo-discount.ts';
import { promoItems } from './promo-items.ts';
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
  timeZone: 'Europe/London',
  mode: 'delivery',
  items: [],
  subtotal: pence(2500),
  hasOrdered: false,
  redemptions: 99,
  customerRedemptions: 0,
};

const drinks = { id: 'drinks', name: 'Drinks' };
const grill = { id: 'grill', name: 'Grill' };
const lineIn = (categoryId: string, total = 500) => ({ totalPrice: pence(total), menuItem: { categoryId } });

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

  test.each([
    [12.5, undefined, 312],
    [0.5, undefined, 12],
    [12.5, 300, 300],
    [12.5, 312, 312],
    [12.5, 313, 312],
  ])('%f% off with a cap of %s p takes %i p', (value, cap, expected) => {
    const promo = { type: 'PERCENTAGE_OFF', appliesTo: 'ORDER_TOTAL', value } as const;
    const capped = cap === undefined ? promo : { ...promo, cap: pence(cap) };
    expect(promoDiscount(capped, { items: pence(2495), deliveryFee: pence(249) })).toBe(expected);
  });

  test('is never negative and never more than what it applies to', () => {
    fc.assert(
      fc.property(promoTerms, price, price, (promo, items, deliveryFee) => {
        const base = { ORDER_TOTAL: items, DELIVERY_FEE: deliveryFee, BOTH: items + deliveryFee };
        const cap = promo.type === 'FREE_DELIVERY' ? deliveryFee : base[promo.appliesTo];
        const discount = promoDiscount(promo, { items, deliveryFee });
        expect(discount).toBeGreaterThanOrEqual(0);
        expect(discount).toBeLessThanOrEqual(cap);
        // The cap takes nothing away from a smaller discount.
        const { cap: most = pence(cap), ...uncapped } = promo;
        expect(discount).toBe(Math.min(most, promoDiscount(uncapped, { items, deliveryFee })));
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
      'promo_not_applicable',
      { mode: 'collection' },
      { mode: 'delivery' },
      'SUMMER10 is for collection orders only.',
    ],
    // A Sunday in Leeds.
    ['promo_wrong_day', { days: ['friday', 'monday'] }, {}, 'SUMMER10 can be used on Mondays and Fridays.'],
    [
      'promo_not_first_order',
      { firstOrder: true },
      { hasOrdered: true },
      'SUMMER10 is for your first order from us.',
    ],
    [
      'promo_not_applicable',
      { categories: [drinks, grill] },
      { items: [lineIn('rice')] },
      'SUMMER10 is for Drinks and Grill. Add something from there.',
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
          const any = { ...use, now, mode, subtotal, redemptions, customerRedemptions, hasOrdered: true };
          expect(promoProblem(open, any)).toBeNull();
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

  test('a weekday begins and ends by the clock of the restaurant, also when the clocks change', () => {
    const sundays = { ...summer, days: ['sunday' as const], startsAt: null, endsAt: null };
    const isSunday = (instant: string, timeZone = 'Europe/London') =>
      promoProblem(sundays, { ...use, now: new Date(instant), timeZone }) === null;
    // Summer time: the day begins an hour before UTC's.
    expect(isSunday('2025-06-14T22:59:59.999Z')).toBe(false);
    expect(isSunday('2025-06-14T23:00:00Z')).toBe(true);
    expect(isSunday('2025-06-14T23:00:00Z', 'UTC')).toBe(false);
    expect(isSunday('2025-06-15T22:59:59.999Z')).toBe(true);
    expect(isSunday('2025-06-15T23:00:00Z')).toBe(false);
    // 23 hours, then 25.
    for (const [from, to] of [
      ['2025-03-30T00:00:00Z', '2025-03-30T23:00:00Z'],
      ['2025-10-25T23:00:00Z', '2025-10-27T00:00:00Z'],
    ] as const) {
      expect([isSunday(from), isSunday(new Date(Date.parse(from) - 1).toISOString())]).toEqual([true, false]);
      expect([isSunday(new Date(Date.parse(to) - 1).toISOString()), isSunday(to)]).toEqual([true, false]);
    }
  });

  test('a code of some categories counts their lines alone, and holds exactly where there is one', () => {
    const lines = fc.array(fc.tuple(fc.constantFrom('drinks', 'grill', 'rice'), fc.nat(5_000)), {
      maxLength: 6,
    });
    const named = fc.subarray([drinks, grill, { id: 'rice', name: 'Rice' }], { minLength: 1 });
    fc.assert(
      fc.property(lines, named, (drawn, categories) => {
        const items = drawn.map(([category, total]) => lineIn(category, total));
        const counted = drawn.filter(([category]) => categories.some(({ id }) => id === category));
        expect(promoItems({ categories }, items).map(({ totalPrice }) => Number(totalPrice))).toEqual(
          counted.map(([, total]) => total),
        );
        expect(promoItems({}, items)).toEqual(items);
        const problem = promoProblem({ ...summer, categories }, { ...use, items });
        expect(problem === null).toBe(counted.length > 0);
      }),
    );
  });
});
