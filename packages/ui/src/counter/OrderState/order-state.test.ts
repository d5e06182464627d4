import { type Pence, pence, subtractPence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { kitchenOrder } from '../../private/fixtures/kitchen-order.ts';
import { stateOf } from './order-state.ts';

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

test('a completed order says whether a part or all of it went back', () => {
  const completed = (refundedAmount: Pence) =>
    stateOf({ ...order, status: 'completed', refundedAmount }, evening);
  expect(completed(pence(1))).toBe('partBack');
  expect(completed(subtractPence(order.breakdown.totalAmount, pence(1)))).toBe('partBack');
  expect(completed(order.breakdown.totalAmount)).toBe('allBack');
});
