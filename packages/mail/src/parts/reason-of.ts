import { closedReasonMessages, type Order } from '@tiffin/domain';

/** Why an order was declined or cancelled, as a sentence; empty where it says no more than that it was. */
export function reasonOf({ closedReason }: Pick<Order, 'closedReason'>): string {
  return closedReason === null || closedReason === 'other' ? '' : closedReasonMessages[closedReason];
}
