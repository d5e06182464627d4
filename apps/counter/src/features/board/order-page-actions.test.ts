import { expect, test } from 'vitest';
import { at, counterOrder, type Stages } from '../board-feed/testing/counter-orders.ts';
import { orderPageActions } from './order-page-actions.ts';

const accepted: Stages = [
  ['placed', '18:30'],
  ['accepted', '18:31'],
];
const now = new Date(at('18:35'));

test('an order that waits is answered before a ticket is printed or money goes back', () => {
  expect(orderPageActions(counterOrder(1), now)).toEqual(['accept', 'decline']);
});

test('an answered order can be paid back as long as anything is left', () => {
  const paid = counterOrder(1, accepted);
  expect(orderPageActions(paid, now)).toEqual(expect.arrayContaining(['cancel_accepted', 'refund', 'print']));
  const { totalAmount } = paid.order.breakdown;
  const refund = { amount: totalAmount, state: 'pending', at: at('18:34'), reason: 'other' } as const;
  const paidBack = counterOrder(1, accepted, { refunds: [refund], refundedAmount: totalAmount });
  expect(orderPageActions(paidBack, now)).not.toContain('refund');
  const failed = counterOrder(1, accepted, { refunds: [{ ...refund, state: 'failed' }] });
  expect(orderPageActions(failed, now)).toContain('refund');
});
