import { expect, test } from 'vitest';
import { type RecordedEvening, recordedOrders } from '../packages/api/src/testing/recorded-orders.ts';
import type { Order } from '../packages/domain/src/index.ts';
import * as mailFixtures from '../packages/mail/src/testing/mail-fixtures.ts';
import * as acknowledgedFixtures from '../packages/ui/src/counter/story-fixtures/acknowledged-orders.ts';
import * as counterFixtures from '../packages/ui/src/counter/story-fixtures/counter-orders.ts';
import { dayOrders } from '../packages/ui/src/counter/story-fixtures/day-orders.ts';

const answeredByPeople: readonly RecordedEvening[] = [
  'collection',
  'delivery',
  'declined',
  'cancelled',
  'withdrawn',
];
const answered: readonly RecordedEvening[] = [...answeredByPeople, 'automatic'];

/** What an order has and what it does not have yet in its state. */
function signature({ status, acceptBy, promisedFrom, promisedTo, closedReason, canCancel }: Order): string {
  const filled = Object.entries({ acceptBy, promisedFrom, promisedTo, closedReason, canCancel }).filter(
    ([, value]) => value !== null && value !== false,
  );
  return [status, ...filled.map(([name]) => name)].join(' ');
}

const signaturesOf = (evenings: readonly RecordedEvening[]) =>
  new Set(evenings.flatMap(recordedOrders).map(({ order }) => signature(order)));

test('orders in the stories of the counter have in each state what the backend answers', () => {
  const single = Object.values(counterFixtures).flatMap((one) => ('order' in one ? [one] : []));
  const orders = [...single, ...counterFixtures.boardOrders, ...dayOrders].map(({ order }) => order);
  const real = signaturesOf(answeredByPeople);
  expect(orders.length).toBeGreaterThan(20);
  expect(
    orders
      .filter((order) => !real.has(signature(order)))
      .map((order) => `${order.number} ${signature(order)}`),
  ).toEqual([]);
});

test('orders that wait to be acknowledged have in each state what the backend answers', () => {
  const orders = Object.values(acknowledgedFixtures).map(({ order }) => order);
  const real = signaturesOf(answered);
  expect(orders.length).toBeGreaterThan(2);
  expect(orders.filter((order) => !real.has(signature(order))).map(signature)).toEqual([]);
});

test('orders in the examples of mails have in each state what the backend answers', () => {
  const orders = Object.values(mailFixtures).flatMap((one) =>
    typeof one === 'object' && 'breakdown' in one ? [one] : [],
  );
  const real = signaturesOf(answered);
  expect(orders.length).toBeGreaterThan(8);
  expect(orders.filter((order) => !real.has(signature(order))).map(signature)).toEqual([]);
});
