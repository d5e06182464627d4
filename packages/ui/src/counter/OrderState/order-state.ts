import { isOrderLate, type Order } from '@tiffin/domain';
import type { stateWords } from '../day.strings.ts';

/** The state of an order as the list of a day names it. */
export function stateOf(order: Order, now: Date): keyof typeof stateWords {
  const { status, refundedAmount } = order;
  switch (status) {
    case 'declined':
    case 'cancelled':
      return status;
    case 'placed':
      return 'new';
    case 'accepted':
    case 'preparing':
    case 'ready':
    case 'out_for_delivery':
      if (isOrderLate(order, now)) return 'late';
      if (status === 'ready') return 'ready';
      return status === 'out_for_delivery' ? 'out' : 'kitchen';
    case 'completed':
      if (refundedAmount === 0) return 'done';
      return refundedAmount < order.breakdown.totalAmount ? 'partBack' : 'allBack';
    default:
      return 'inProgress';
  }
}
