import type { Order } from '@tiffin/domain';
import { tabStorage } from '../../browser/session-storage.ts';

/** The order that was on its way to the payment page, so that the page after it can name it. */
export const lastOrder = tabStorage.entry('lastOrderId');

/** What the success dialog may say about the payment of an order. */
export type PaymentOutcome = 'confirming' | 'unpaid' | 'placed' | 'accepted' | 'closed';

/**
 * What is known of an order's payment; undefined while the order is being read. Only an order that was placed counts as
 * paid: the address of the success dialog can be opened for any order.
 */
export function paymentOutcome(order: Pick<Order, 'status' | 'placedAt'> | undefined): PaymentOutcome {
  switch (order?.status) {
    case undefined:
    case 'pending_payment':
      return 'confirming';
    case 'payment_expired':
    case 'payment_failed':
      return 'unpaid';
    case 'declined':
    case 'cancelled':
      return 'closed';
    case 'placed':
      return 'placed';
    case 'in_progress':
      return order.placedAt === null ? 'confirming' : 'placed';
    default:
      return 'accepted';
  }
}
