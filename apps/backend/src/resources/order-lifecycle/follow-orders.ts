import { and, eq, gt, isNotNull, notExists, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { orderHistory, orders } from '../../db/schema.ts';
import { readHistory } from './order-history.store.ts';
import { beginLifecycle, placementNow } from './place-order.ts';

type Parts = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log'>;

// Orders that were placed more than an hour ago have been dealt with in other ways.
const hourMs = 60 * 60_000;

/**
 * Begins the lifecycle of orders that a server of a version without it has placed, which runs beside this one during an
 * upgrade: their history, mails and timers. Orders that were placed longer ago stay as they are.
 */
export async function followOrders(app: Parts, isStopping: () => boolean): Promise<void> {
  for (const { id } of await findUnfollowed(app)) {
    if (isStopping()) return;
    try {
      if (await followOrder(app, id))
        app.log.info({ orderId: id }, 'an order of an older server is followed');
    } catch (error) {
      app.log.error({ err: error, orderId: id }, 'an order of an older server could not be followed');
    }
  }
}

function findUnfollowed({ db, clock }: Parts): Promise<{ id: string }[]> {
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  const history = db.select({ one: sql`1` }).from(orderHistory).where(eq(orderHistory.orderId, orders.id));
  return db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'placed'),
        gt(orders.placedAt, before(hourMs)),
        // These two are for the index orders_personal: an order is paid within a day, and names its customer until then.
        gt(orders.createdAt, before(24 * hourMs)),
        isNotNull(orders.customerId),
        notExists(history),
      ),
    )
    .orderBy(orders.placedAt, orders.id);
}

/** Begins the lifecycle of one order; false when another server has been quicker. */
function followOrder(app: Parts, orderId: string): Promise<boolean> {
  return app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order?.status !== 'placed' || (await readHistory(tx, orderId)).length > 0) return false;
    // The restaurant's time to answer begins when it learns of the order; the estimate is what the customer has seen.
    const { acceptBy } = await placementNow(tx, order.restaurantId, order.snapshot, app.clock.now());
    const [followed] = await tx
      .update(orders)
      .set({ version: order.version + 1, acceptBy })
      .where(eq(orders.id, orderId))
      .returning();
    if (followed === undefined) throw new Error('A locked order was not there to be followed');
    await beginLifecycle(tx, app, followed, order.totalAmount === 0 ? null : 'pending_payment');
    return true;
  });
}
