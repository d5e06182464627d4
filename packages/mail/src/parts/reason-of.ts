import { closedReasonMessage, type Order } from '@tiffin/domain';

/** Why an order was declined or cancelled, as a sentence; empty where it says no more than that it was. */
export function reasonOf(order: Pick<Order, 'closedReason' | 'outOf'>): string {
  const { closedReason } = order;
  return closedReason === null || closedReason === 'other' ? '' : closedReasonMessage(order);
}
