import { expect, test } from 'vitest';
import { kitchenOrder } from '../../private/fixtures/kitchen-order.ts';
import { answerSecondsOf, chartHours, stateOf } from './day-orders.ts';

const { order } = kitchenOrder;
const evening = new Date('2026-11-20T19:00:00Z');
const tooLate = new Date('2026-11-20T19:23:00Z');

test.each([
  ['placed', evening, 'new'],
  ['preparing', evening, 'kitchen'],
  ['preparing', tooLate, 'late'],
  ['ready', evening, 'ready'],
  ['out_for_delivery', tooLate, 'late'],
  ['completed', tooLate, 'done'],
  ['cancelled', tooLate, 'cancelled'],
  ['in_progress', evening, 'inProgress'],
] as const)('%s at %s is %s', (status, now, state) => {
  expect(stateOf({ ...order, status }, now)).toBe(state);
});

test('a completed order of which something went back says so', () => {
  expect(
    stateOf({ ...order, status: 'completed', refundedAmount: order.breakdown.totalAmount }, evening),
  ).toBe('partBack');
});

test('only the answers of people are timed', () => {
  const answer = { version: 2, action: 'accept', actor: 'staff', name: 'Maria' } as const;
  const at = '2026-11-20T18:47:12.900Z';
  expect(answerSecondsOf({ ...kitchenOrder, history: [{ ...answer, at }] })).toBe(72);
  expect(answerSecondsOf({ ...kitchenOrder, history: [{ ...answer, actor: 'system', at }] })).toBeNull();
});

test('a chart has every hour between the first and the last order, and room to compare', () => {
  const counts = Array.from({ length: 24 }, (_, hour) => (hour === 12 || hour === 21 ? 3 : 0));
  expect(chartHours(counts, 22)).toEqual([12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22]);
  expect(
    chartHours(
      Array.from({ length: 24 }, () => 0),
      23,
    ),
  ).toEqual([16, 17, 18, 19, 20, 21, 22, 23]);
});
