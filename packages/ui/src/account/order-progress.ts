import type { OrderStatus } from '@tiffin/domain';

/** Whether an order was declined or cancelled. */
export function isClosed(status: OrderStatus): boolean {
  return status === 'declined' || status === 'cancelled';
}

/** Whether an order has ended without food: it was not paid, declined or cancelled. */
export function hasFailed(status: OrderStatus): boolean {
  return isClosed(status) || status === 'payment_expired' || status === 'payment_failed';
}
