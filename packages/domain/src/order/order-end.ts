import { type Pence, pence } from '../money/pence.ts';
import type { Order, OrderStatus } from './order.ts';

/** Whether an order was declined or cancelled. */
export function isOrderClosed(status: OrderStatus): boolean {
  return status === 'declined' || status === 'cancelled';
}

/** Whether an order has ended without food: it was not paid, declined or cancelled. */
export function hasOrderFailed(status: OrderStatus): boolean {
  return isOrderClosed(status) || status === 'payment_expired' || status === 'payment_failed';
}

/** Whether nothing more happens to an order, so that nobody needs to follow it. */
export function hasOrderEnded(status: OrderStatus): boolean {
  return status === 'completed' || hasOrderFailed(status);
}

/**
 * What goes back to the customer, on its way or arrived: all of an order that was declined or that its customer
 * cancelled, otherwise what has been refunded so far.
 */
export function amountGoingBack({
  status,
  closedReason,
  breakdown,
  refundedAmount,
}: Pick<Order, 'status' | 'closedReason' | 'breakdown' | 'refundedAmount'>): Pence {
  const isAll = status === 'declined' || (status === 'cancelled' && closedReason === 'customer');
  return isAll ? pence(Math.max(breakdown.totalAmount, refundedAmount)) : refundedAmount;
}
