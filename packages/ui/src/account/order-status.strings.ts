import type { Order, OrderStatus } from '@tiffin/domain';

const statusNames: Readonly<Record<Exclude<OrderStatus, 'ready' | 'completed'>, string>> = {
  pending_payment: 'Waiting for payment',
  payment_expired: 'Payment expired',
  payment_failed: 'Payment failed',
  placed: 'Order placed',
  accepted: 'Accepted',
  preparing: 'In the kitchen',
  out_for_delivery: 'On its way',
  declined: 'Order declined',
  cancelled: 'Order cancelled',
  in_progress: 'In progress',
};

/** What customers call the state of an order. */
export function orderStatusName({ status, mode }: Pick<Order, 'status' | 'mode'>): string {
  switch (status) {
    case 'ready':
      return mode === 'delivery' ? 'Ready for delivery' : 'Ready to collect';
    case 'completed':
      return mode === 'delivery' ? 'Delivered' : 'Collected';
    default:
      return statusNames[status];
  }
}
