import type { OrderStatus } from './order.ts';

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
