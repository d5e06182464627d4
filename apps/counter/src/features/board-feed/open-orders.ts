import { type CounterOrder, type OrderStatus, openStatuses } from '@tiffin/domain';

// A state of a later version is shown rather than lost.
const shownStatuses: ReadonlySet<OrderStatus> = new Set([...openStatuses, 'in_progress']);

/** Whether an order still needs something of the restaurant. */
export function isOpen({ order }: CounterOrder): boolean {
  return shownStatuses.has(order.status);
}
