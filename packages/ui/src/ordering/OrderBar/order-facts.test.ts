import { addPence, formatPounds, type OpenStatus, pence, priceBreakdown } from '@tiffin/domain';
import { describe, expect, test } from 'vitest';
import { feeSummary, type OrderTerms, orderFacts, orderLine } from './order-facts.ts';

const terms: OrderTerms = {
  delivery: { fee: pence(249), freeFrom: null, minimumOrder: null, minutesFrom: 30, minutesTo: 40 },
  collection: { minutesFrom: 15, minutesTo: 20 },
  serviceFee: { fixed: pence(99), percent: 0 },
  minimumOrder: pence(1500),
};
const open: OpenStatus = { kind: 'open', isOpen: true, message: '', nextOpening: null };

const closed = (daysAhead: number): OpenStatus => ({
  kind: 'closed',
  isOpen: false,
  message: '',
  nextOpening: { daysAhead, weekday: 'monday', time: '12:00' },
});

test('delivery names arrival, both fees and the minimum', () => {
  expect(orderFacts(terms, 'delivery', open)).toEqual([
    { term: 'Arrives in', value: '30 to 40 min' },
    { term: 'Delivery', value: '£2.49' },
    { term: 'Service fee', value: '£0.99' },
    { term: 'Minimum order', value: '£15.00' },
  ]);
});

test('collection has no delivery fee, but its own service fee, and says when the order is ready', () => {
  expect(orderFacts(terms, 'collection', open)).toEqual([
    { term: 'Ready in', value: '15 to 20 min' },
    { term: 'Service fee', value: '£0.99' },
    { term: 'Minimum order', value: '£15.00' },
  ]);
});

test('delivery without a fee is free', () => {
  const free = { ...terms, delivery: { ...terms.delivery, fee: pence(0) } };
  expect(orderFacts(free, 'delivery', open)).toContainEqual({ term: 'Delivery', value: 'Free' });
});

test.each([
  [0, 'Today 12:00'],
  [1, 'Tomorrow 12:00'],
  [3, 'Monday 12:00'],
])('a shop that opens in %i days says so', (daysAhead, value) => {
  expect(orderFacts(terms, 'delivery', closed(daysAhead))[0]).toEqual({ term: 'Opens', value });
});

test('a shop without a next opening keeps silent about time', () => {
  const facts = orderFacts(terms, 'delivery', { ...open, isOpen: false, kind: 'closed_indefinitely' });
  expect(facts.map(({ term }) => term)).toEqual(['Delivery', 'Service fee', 'Minimum order']);
});

test('a shop that special hours close names the day of its opening, in collection too', () => {
  const away: OpenStatus = { ...open, isOpen: false, kind: 'closed_until', opens: 'Sat 5 December, 12:00' };
  for (const mode of ['delivery', 'collection'] as const) {
    expect(orderFacts(terms, mode, away)[0]).toEqual({ term: 'Opens', value: 'Sat 5 December, 12:00' });
  }
});

test.each([
  ['a percentage', { fixed: pence(0), percent: 3 }, '3%'],
  ['both', { fixed: pence(50), percent: 2.5 }, '£0.50 + 2.5%'],
])('a service fee of %s is named as such', (_, serviceFee, value) => {
  expect(orderFacts({ ...terms, serviceFee }, 'collection', open)).toContainEqual({
    term: 'Service fee',
    value,
  });
});

test('without a service fee nothing is said of one', () => {
  const none = { ...terms, serviceFee: { fixed: pence(0), percent: 0 } };
  expect(orderFacts(none, 'collection', open).map(({ term }) => term)).toEqual(['Ready in', 'Minimum order']);
});

test("a delivery's minimum raises the restaurant's own, and leaves collection alone", () => {
  const raised = { ...terms, delivery: { ...terms.delivery, minimumOrder: pence(2000) } };
  expect(orderFacts(raised, 'delivery', open)).toContainEqual({ term: 'Minimum order', value: '£20.00' });
  expect(orderFacts(raised, 'collection', open)).toContainEqual({ term: 'Minimum order', value: '£15.00' });
});

test('before a place is known, terms that differ from place to place are the lowest', () => {
  const lowest = { ...terms, isFrom: true, delivery: { ...terms.delivery, freeFrom: pence(2500) } };
  expect(orderFacts(lowest, 'delivery', open)).toEqual([
    { term: 'Arrives in', value: '30 to 40 min' },
    { term: 'Delivery', value: 'from £2.49' },
    { term: 'Service fee', value: '£0.99' },
    { term: 'Minimum order', value: 'from £15.00' },
  ]);
  expect(orderLine(lowest, 'delivery', open)).toBe('Fees from £3.48 · 30 to 40 min · min £15.00');
  expect(feeSummary(lowest, 'delivery')).toEqual({ fees: 'from £3.48', freeDelivery: '' });
  expect(orderLine(lowest, 'collection', open)).toBe('Fees £0.99 · 15 to 20 min · min £15.00');
});

describe('the sum of the fees', () => {
  const percent = { fixed: pence(0), percent: 3 };
  test.each([
    ['delivery', terms, '£3.48'],
    ['collection', terms, '£0.99'],
    ['delivery', { ...terms, serviceFee: percent }, '£2.49 + 3% of the dishes'],
    ['collection', { ...terms, serviceFee: percent }, '3% of the dishes'],
    ['collection', { ...terms, serviceFee: { fixed: pence(0), percent: 0 } }, ''],
  ] as const)('%s: %#', (mode, given, fees) => {
    expect(feeSummary(given, mode).fees).toBe(fees);
  });

  test('says from which amount delivery is free, where it costs anything', () => {
    const freeFrom = { ...terms, delivery: { ...terms.delivery, freeFrom: pence(2500) } };
    expect(feeSummary(freeFrom, 'delivery').freeDelivery).toBe('Delivery is free from £25.00.');
    expect(feeSummary(freeFrom, 'collection').freeDelivery).toBe('');
    expect(feeSummary(terms, 'delivery').freeDelivery).toBe('');
  });

  test('agrees with the price breakdown of a cart of £40.00', () => {
    const serviceFee = { fixed: pence(99), percent: 0 };
    const { shippingCost, applicationFeeAmount } = priceBreakdown({
      items: [{ totalPrice: pence(4000) }],
      mode: 'delivery',
      deliveryTerms: terms.delivery,
      serviceFee,
      promo: null,
    });
    expect(formatPounds(addPence(shippingCost, applicationFeeAmount))).toBe(
      feeSummary(terms, 'delivery').fees,
    );
  });
});
