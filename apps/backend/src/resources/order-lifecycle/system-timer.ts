import { nextSystemAction, type SystemAction, type SystemActionName } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import type { OrderWithHistory } from './order-history.store.ts';
import { toLifecycleOrder } from './read-lifecycle.ts';

// The job that takes each action of the system.
const systemActionJobs = {
  accept: 'accept-order',
  decline_unanswered: 'decline-unanswered',
  decline_closed: 'decline-closed',
  complete: 'complete-order',
} as const satisfies Readonly<Record<SystemActionName, string>>;

/** What the system does next with an order; null for one that is not placed or waits for others. */
export function nextOf({ order, history }: OrderWithHistory): SystemAction | null {
  const { estimatedFrom, estimatedTo } = order;
  if (estimatedFrom === null || estimatedTo === null) return null;
  return nextSystemAction(toLifecycleOrder(order, history), { from: estimatedFrom, to: estimatedTo });
}

/** Sends the job of a system's action for its instant, in the caller's transaction. */
export async function sendTimer(
  tx: Transaction,
  { jobs, clock }: Pick<AppContext, 'jobs' | 'clock'>,
  orderId: string,
  { action, at }: SystemAction,
): Promise<void> {
  // Jobs wait by the real clock, orders follow the business clock: only the time in between is the same.
  const afterMs = Math.max(at.getTime() - clock.now().getTime(), 0);
  await jobs.send(tx, systemActionJobs[action.name], { orderId }, { afterMs });
}
