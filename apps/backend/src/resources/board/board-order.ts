import type { AppContext } from '../../context.ts';
import type { CounterActor } from '../../contract/handler.ts';
import type { Database, Transaction } from '../../db/client.ts';
import { readTimeZone } from '../../db/read-time-zone.ts';
import { lockOrderWithHistory } from '../order-actions/act-on-order.ts';
import type { OrderWithHistory } from '../order-lifecycle/order-history.store.ts';
import { findBoardOrder } from './board.store.ts';
import { isInSight, orderSight, readsEveryOrder } from './order-sight.ts';

/** Locks an order of this restaurant; null for one that is another's, or is not placed. */
export async function lockBoardOrder(
  tx: Transaction,
  restaurantId: string,
  id: string,
): Promise<OrderWithHistory | null> {
  if ((await findBoardOrder(tx, restaurantId, id)) === null) return null;
  return lockOrderWithHistory(tx, id);
}

/** Whether the caller may read this order. */
export async function mayRead(
  db: Database,
  { clock }: Pick<AppContext, 'clock'>,
  actor: CounterActor,
  { order }: Pick<OrderWithHistory, 'order'>,
): Promise<boolean> {
  if (readsEveryOrder(actor)) return true;
  return isInSight(orderSight(actor, await readTimeZone(db, order.restaurantId), clock.now()), order);
}
