import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { PromoCode, PromoConditions } from '../promo/promo-code.ts';
import { promoProblem } from '../promo/promo-problem.ts';
import { price, promoTerms } from '../testing/arbitraries.ts';
import { betterOffers, type OfferFit, type OfferOrder, offerFit } from './offer-fit.ts';
import { priceBreakdown } from './price-breakdown.ts';

const tenPercent: PromoCode = {
  id: '5f0c0ffee0ddba11ca7e0101',
  code: 'SMOKE10',
  type: 'PERCENTAGE_OFF',
  appliesTo: 'ORDER_TOTAL',
  description: '',
  value: 10,
  minimumOrder: pence(2000),
  startsAt: null,
  endsAt: null,
  isActive: true,
  isPublic: true,
  maxRedemptions: null,
  maxRedemptionsPerCustomer: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};
const freeDelivery: PromoCode = {
  ...tenPercent,
  code: 'LEEDSFREE',
  type: 'FREE_DELIVERY',
  appliesTo: 'DELIVERY_FEE',
  minimumOrder: pence(2500),
};
const threePounds: PromoCode = { ...tenPercent, code: 'GRILL3', type: 'FIXED_AMOUNT_OFF', value: 300 };
const table15: PromoCode = { ...tenPercent, code: 'TABLE15', value: 15, minimumOrder: pence(4000) };
const order: OfferOrder = {
  now: new Date('2026-11-20T18:30:00Z'),
  timeZone: 'Europe/London',
  mode: 'delivery',
  items: [{ totalPrice: pence(2940) }],
  deliveryTerms: { fee: pence(249), freeFrom: null },
};

describe('offerFit', () => {
  test.each<[string, PromoCode, Partial<OfferOrder>, OfferFit]>([
    ['fits', tenPercent, {}, { kind: 'fits', saving: pence(294), isCertain: true }],
    ['takes the delivery fee off', freeDelivery, {}, { kind: 'fits', saving: pence(249), isCertain: true }],
    [
      'may fit where each customer has it once',
      { ...tenPercent, maxRedemptionsPerCustomer: 1 },
      {},
      { kind: 'fits', saving: pence(294), isCertain: false },
    ],
    [
      'may fit where it is for the first hundred',
      { ...tenPercent, maxRedemptions: 100 },
      {},
      { kind: 'fits', saving: pence(294), isCertain: false },
    ],
    [
      'may fit where only the server knows whether it is the first order',
      { ...tenPercent, firstOrder: true },
      {},
      { kind: 'fits', saving: pence(294), isCertain: false },
    ],
    ['is for collection', { ...tenPercent, mode: 'collection' }, {}, { kind: 'collection_only' }],
    [
      'is for another day: this is a Friday',
      { ...tenPercent, days: ['sunday'] },
      {},
      { kind: 'other_day', days: ['sunday'] },
    ],
    [
      'is for dishes that are not there',
      { ...tenPercent, categories: [{ id: 'd', name: 'Drinks' }] },
      {},
      { kind: 'other_dishes', categories: [{ id: 'd', name: 'Drinks' }] },
    ],
    [
      'is for dishes, and there are none yet',
      { ...tenPercent, categories: [{ id: 'd', name: 'Drinks' }] },
      { items: [] },
      { kind: 'unpriced' },
    ],
    [
      'counts the dishes that it is for',
      { ...tenPercent, categories: [{ id: 'd', name: 'Drinks' }] },
      { items: [{ totalPrice: pence(2000) }, { totalPrice: pence(500), menuItem: { categoryId: 'd' } }] },
      { kind: 'fits', saving: pence(50), isCertain: true },
    ],
    [
      'takes off no more than its cap',
      { ...tenPercent, cap: pence(200) },
      {},
      { kind: 'fits', saving: pence(200), isCertain: true },
    ],
    [
      'needs a bigger order',
      table15,
      {},
      { kind: 'below_minimum', missing: pence(1060), minimum: pence(4000), subtotal: pence(2940) },
    ],
    ['is for deliveries', freeDelivery, { mode: 'collection' }, { kind: 'delivery_only' }],
    [
      'is for deliveries, before the first dish too',
      freeDelivery,
      { mode: 'collection', items: [] },
      { kind: 'delivery_only' },
    ],
    ['waits for the first dish', table15, { items: [] }, { kind: 'unpriced' }],
    [
      'has ended while the page was open',
      { ...tenPercent, endsAt: '2026-11-20T18:30:00Z' },
      {},
      { kind: 'ended' },
    ],
    ['has not begun', { ...tenPercent, startsAt: '2026-11-20T18:30:01Z' }, {}, { kind: 'not_started' }],
    [
      'saves nothing where delivery is free already',
      freeDelivery,
      { deliveryTerms: { fee: pence(249), freeFrom: pence(2500) } },
      { kind: 'saves_nothing' },
    ],
  ])('%s', (_, promo, change, fit) => {
    expect(offerFit(promo, { ...order, ...change })).toEqual(fit);
  });

  test('saves exactly what the price breakdown takes off, and only where the server has nothing against it', () => {
    const mode = fc.constantFrom('delivery' as const, 'collection' as const);
    const terms = fc
      .tuple(promoTerms, fc.nat(5_000).map(pence))
      .map(([each, minimumOrder]) => ({ ...each, minimumOrder }));
    const conditions = fc.constantFrom<PromoConditions>(
      ...[
        {},
        {},
        {},
        { firstOrder: true as const },
        { days: ['friday' as const] },
        { days: ['sunday' as const] },
      ],
      ...[{ mode: 'delivery' as const }, { mode: 'collection' as const }],
      ...[{ categories: [{ id: 'd', name: 'Drinks' }] }, { categories: [{ id: 'e', name: 'Extras' }] }],
    );
    fc.assert(
      fc.property(terms, conditions, mode, price, price, (drawn, limits, chosen, totalPrice, fee) => {
        const { minimumOrder } = drawn;
        const promo: PromoCode = { ...tenPercent, ...drawn, ...limits };
        const held: OfferOrder = {
          ...order,
          mode: chosen,
          items: [{ totalPrice, menuItem: { categoryId: 'd' } }],
          deliveryTerms: { fee, freeFrom: null },
        };
        const fit = offerFit(promo, held);
        const counts = { redemptions: 0, customerRedemptions: 0, hasOrdered: false };
        const use = { ...held, ...counts, subtotal: totalPrice };
        const isGood = promoProblem(promo, use) === null;
        const { discount } = priceBreakdown({ ...held, serviceFee: { fixed: pence(0), percent: 0 }, promo });
        expect(fit.kind === 'fits' ? fit.saving : 0).toBe(isGood ? discount : 0);
        if (fit.kind === 'below_minimum') expect(fit.missing).toBe(minimumOrder - totalPrice);
      }),
      { numRuns: 500 },
    );
  });
});

describe('betterOffers', () => {
  const codes = (...[promos, inForce]: [readonly PromoCode[], Parameters<typeof betterOffers>[2]]) =>
    betterOffers(promos, order, inForce).map(({ promo }) => promo.code);
  const all = [tenPercent, freeDelivery, threePounds, table15];

  test('without a code in force: the two that save most, and the nearest one', () => {
    expect(codes(all, null)).toEqual(['GRILL3', 'SMOKE10', 'TABLE15']);
  });

  test('with a code in force: only what saves more', () => {
    expect(codes(all, { code: 'SMOKE10', saving: pence(294) })).toEqual(['GRILL3', 'TABLE15']);
    expect(codes(all, { code: 'GRILL3', saving: pence(300) })).toEqual(['TABLE15']);
    expect(codes(all, { code: 'NEIGHBOUR9', saving: pence(900) })).toEqual([]);
  });

  test('nothing is offered for an empty cart', () => {
    expect(betterOffers(all, { ...order, items: [] }, null)).toEqual([]);
  });

  test('never offers the code in force, nor one that saves less than is saved already', () => {
    fc.assert(
      fc.property(fc.array(promoTerms, { maxLength: 8 }), price, price, (terms, totalPrice, saving) => {
        const promos = terms.map((each, index) => ({ ...tenPercent, ...each, code: `CODE${index}` }));
        const held = { ...order, items: [{ totalPrice }] };
        for (const { promo, fit } of betterOffers(promos, held, { code: 'CODE0', saving })) {
          expect(promo.code).not.toBe('CODE0');
          if (fit.kind === 'fits') expect(fit.saving).toBeGreaterThan(saving);
        }
      }),
    );
  });
});
