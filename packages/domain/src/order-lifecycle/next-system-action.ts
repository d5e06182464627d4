import { completesAt, lifecycleGuards } from './lifecycle-guards.ts';
import type { LifecycleAction, LifecycleOrder, PromisedTime } from './lifecycle-order.ts';

/** What the system does by itself. */
export type SystemActionName = 'accept' | 'decline_unanswered' | 'decline_closed' | 'complete';

/** What the system does with an order next, and from when on. */
export interface SystemAction {
  readonly action: LifecycleAction & { readonly name: SystemActionName };
  readonly at: Date;
}

/**
 * What the system does next if nobody else acts before: it answers a placed order, automatically with the estimate as
 * its promise, and completes one that is long past its promise. Null when it waits for others.
 */
export function nextSystemAction(order: LifecycleOrder, estimate: PromisedTime): SystemAction | null {
  const { status, since, mode, acceptBy } = order;
  const isAutomatic = acceptBy === null;
  switch (status) {
    case 'placed':
      if (lifecycleGuards.isPaidTooLate.holds(order))
        return { action: { name: 'decline_closed' }, at: since };
      return isAutomatic
        ? { action: { name: 'accept', promised: estimate }, at: since }
        : { action: { name: 'decline_unanswered' }, at: acceptBy };
    case 'accepted':
    case 'preparing':
      return isAutomatic ? completion(order) : null;
    case 'ready':
      return isAutomatic || mode === 'collection' ? completion(order) : null;
    case 'out_for_delivery':
      return completion(order);
    default:
      return null;
  }
}

function completion(order: LifecycleOrder): SystemAction | null {
  const at = completesAt(order);
  return at === null ? null : { action: { name: 'complete' }, at };
}
