import type { SystemActionName } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import { nextOf, sendTimer } from '../order-lifecycle/system-timer.ts';
import { actOnOrder, lockOrderWithHistory, systemActor } from './act-on-order.ts';

/**
 * Takes an action of the system on an order when its timer is over. Safe to run twice and late: when the order has gone
 * on, it does nothing. When the timer comes too early, as after a delay, it sends itself again.
 */
export async function runSystemAction(
  app: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log'>,
  name: SystemActionName,
  orderId: string,
): Promise<void> {
  const outcome = await app.db.transaction(async (tx) => {
    const locked = await lockOrderWithHistory(tx, orderId);
    if (locked === null) return null;
    const next = nextOf(locked);
    if (next?.action.name !== name) return null;
    if (next.at > app.clock.now()) {
      await sendTimer(tx, app, orderId, next);
      return null;
    }
    return actOnOrder(tx, app, locked, { action: next.action, by: systemActor, expectedVersion: null });
  });
  if (outcome?.kind === 'applied')
    app.log.info({ orderId, action: name }, 'the system took an action on an order');
}
