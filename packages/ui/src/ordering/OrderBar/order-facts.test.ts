import { type OpenStatus, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { type OrderTerms, orderFacts } from './order-facts.ts';

const terms: OrderTerms = {
  delivery: { fee: pence(249), freeFrom: null, minutesFrom: 30, minutesTo: 40 },
  collection: { minutesFrom: 15, minutesTo: 20 },
  minimumOrder: pence(1500),
};
const open: OpenStatus = { kind: 'open', isOpen: true, message: '', nextOpening: null };

const closed = (daysAhead: number): OpenStatus => ({
  kind: 'closed',
  isOpen: false,
  message: '',
  nextOpening: { daysAhead, weekday: 'monday', time: '12:00' },
});

test('delivery tells arrival, fee and minimum', () => {
  expect(orderFacts(terms, 'delivery', open)).toEqual([
    { term: 'Arrives in', value: '30 to 40 min' },
    { term: 'Delivery', value: '£2.49' },
    { term: 'Minimum order', value: '£15.00' },
  ]);
});

test('collection has no fee and says when the order is ready', () => {
  expect(orderFacts(terms, 'collection', open)).toEqual([
    { term: 'Ready in', value: '15 to 20 min' },
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
  expect(facts.map(({ term }) => term)).toEqual(['Delivery', 'Minimum order']);
});
