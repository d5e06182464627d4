import type { OrderStatus } from '../order/order.ts';
import type { ClosedReason } from '../order-lifecycle/lifecycle-order.ts';

/** An order as far as it decides whether it counts as taken. */
interface EndedOrOpen {
  readonly status: OrderStatus;
  readonly closedReason: ClosedReason | null;
}

/**
 * Whether what was paid for an order counts as taken. What ended before the restaurant had accepted it does not: it was
 * declined, missed, or cancelled by its customer, and all of it goes back.
 */
export function isTaken({ status, closedReason }: EndedOrOpen): boolean {
  return status !== 'declined' && closedReason !== 'customer';
}
