import type { CounterOrder, OrderStatus } from '@tiffin/domain';

const openStatuses: ReadonlySet<OrderStatus> = new Set([
  'placed',
  'accepted',
  'preparing',
  'ready',
  'out_for_delivery',
  // A state of a later version: it is shown rather than lost.
  'in_progress',
]);

/** Whether an order still needs something of the restaurant. */
export function isOpen({ order }: CounterOrder): boolean {
  return openStatuses.has(order.status);
}

/** Whether an order waits for the restaurant's answer; one without a deadline is answered by the system. */
export function isUnanswered({ order }: CounterOrder): boolean {
  return order.status === 'placed' && order.acceptBy !== null;
}
