import { lifecycleLimits } from '../order-lifecycle/lifecycle-limits.ts';
import type { Order } from './order.ts';

/** How long an acceptance waits on its device, so that it can be taken back, in ms. */
export const acceptHoldMs = 10_000;

// What the answer needs on its way: an acceptance that waits must not arrive after its order was declined.
const onItsWayMs = 2_000;

/** How long the acceptance of an order waits before it is sent, in ms: not at all where less time is left to answer. */
export function acceptHold({ acceptBy }: Pick<Order, 'acceptBy'>, now: Date): number {
  if (acceptBy === null) return acceptHoldMs;
  return Date.parse(acceptBy) - now.getTime() < acceptHoldMs + onItsWayMs ? 0 : acceptHoldMs;
}

/** The first time that can be promised by a press now: it must still be allowed when the press has waited. */
export function earliestPromise(now: Date): Date {
  return new Date(now.getTime() + lifecycleLimits.leastPromiseMs + acceptHoldMs + onItsWayMs);
}
