import { type PromoCode, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { promoTerms } from './promo-terms.ts';
import { promoHeadline, promoSummary } from './promo-wording.ts';

const promo: PromoCode = {
  id: '5f0c0ffee0ddba1100000901',
  code: 'SMOKE10',
  type: 'PERCENTAGE_OFF',
  appliesTo: 'ORDER_TOTAL',
  description: '',
  value: 10,
  minimumOrder: pence(0),
  startsAt: null,
  endsAt: null,
  isActive: true,
  isPublic: true,
  maxRedemptions: null,
  maxRedemptionsPerCustomer: null,
  createdAt: '2026-11-01T09:00:00.000Z',
};

test.each([
  ['PERCENTAGE_OFF', 'ORDER_TOTAL', 10, '10% off your order'],
  ['PERCENTAGE_OFF', 'DELIVERY_FEE', 50, '50% off your delivery fee'],
  ['PERCENTAGE_OFF', 'BOTH', 15, '15% off order and delivery'],
  ['FIXED_AMOUNT_OFF', 'ORDER_TOTAL', 300, '£3.00 off your order'],
  ['FIXED_AMOUNT_OFF', 'DELIVERY_FEE', 100, '£1.00 off your delivery fee'],
  ['FIXED_AMOUNT_OFF', 'BOTH', 500, '£5.00 off order and delivery'],
  ['FREE_DELIVERY', 'DELIVERY_FEE', 0, 'Free delivery'],
] as const)('%s on %s reads well', (type, appliesTo, value, summary) => {
  expect(promoSummary({ ...promo, type, appliesTo, value })).toBe(summary);
});

test('the figure can be set apart', () => {
  expect(promoHeadline(promo)).toEqual({ figure: '10% off', target: 'your order' });
});

test("terms come from the code's own description where it has one", () => {
  expect(promoTerms({ ...promo, description: 'Sundays, 12:00 to 17:00.' }, 'Europe/London')).toBe(
    'Sundays, 12:00 to 17:00.',
  );
});

test('a description that only repeats the headline gives way to the terms', () => {
  const repeating = { ...promo, description: '10% off your order', minimumOrder: pence(2000) };
  expect(promoTerms(repeating, 'Europe/London')).toBe('Orders over £20.00.');
});

test('a description that repeats the headline and the minimum gives way to the terms', () => {
  const repeating = {
    ...promo,
    type: 'FREE_DELIVERY' as const,
    description: 'Free delivery over £25.00.',
    minimumOrder: pence(2500),
  };
  expect(promoTerms(repeating, 'Europe/London')).toBe('Delivery orders over £25.00.');
});

test('terms name minimum and last day, in the time zone of the restaurant', () => {
  const ending = { ...promo, minimumOrder: pence(2000), endsAt: '2026-11-30T23:30:00.000Z' };
  expect(promoTerms(ending, 'Europe/London')).toBe('Orders over £20.00, until 30 November.');
  expect(promoTerms(ending, 'Asia/Tokyo')).toBe('Orders over £20.00, until 1 December.');
});

test('terms of a delivery offer without a minimum', () => {
  expect(promoTerms({ ...promo, type: 'FREE_DELIVERY' }, 'Europe/London')).toBe('Any delivery order.');
});

test.each([
  [{ mode: 'collection' }, 'Any collection order.'],
  [{ mode: 'collection', minimumOrder: pence(1000) }, 'Collection orders over £10.00.'],
  [{ mode: 'delivery' }, 'Any delivery order.'],
  [{ firstOrder: true }, 'Your first order.'],
  [
    { firstOrder: true, minimumOrder: pence(2000), mode: 'collection' },
    'Your first order over £20.00, collected.',
  ],
  [
    { days: ['sunday', 'monday'], categories: [{ id: 'd', name: 'Drinks' }], cap: pence(500) },
    'Any order, for Drinks, on Mondays and Sundays, up to £5.00 off.',
  ],
  [{ description: 'Sundays.', cap: pence(500) }, 'Sundays. Up to £5.00 off.'],
  [{ description: 'Sundays, up to £5.00.', cap: pence(500) }, 'Sundays, up to £5.00.'],
] as const)('terms of %j', (conditions, words) => {
  expect(promoTerms({ ...promo, ...conditions }, 'Europe/London')).toBe(words);
});

test('a percentage may have a half', () => {
  expect(promoSummary({ ...promo, value: 12.5 })).toBe('12.5% off your order');
});
