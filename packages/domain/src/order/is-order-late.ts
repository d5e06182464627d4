import { isLate } from '../order-lifecycle/is-late.ts';
import type { LifecycleOrder } from '../order-lifecycle/lifecycle-order.ts';
import type { Order } from './order.ts';

/** When the restaurant has promised an order; null before it has. */
export function promisedTimes({
  promisedFrom,
  promisedTo,
}: Pick<Order, 'promisedFrom' | 'promisedTo'>): LifecycleOrder['promised'] {
  if (promisedFrom === null || promisedTo === null) return null;
  return { from: new Date(promisedFrom), to: new Date(promisedTo) };
}

/** Whether the restaurant has broken its promise so far. */
export function isOrderLate(
  order: Pick<Order, 'status' | 'mode' | 'promisedFrom' | 'promisedTo'>,
  now: Date,
): boolean {
  return isLate({ ...order, promised: promisedTimes(order) }, now);
}
