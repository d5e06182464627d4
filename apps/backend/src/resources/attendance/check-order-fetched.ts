import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { hasDevice } from '../../db/has-device.ts';
import { orders } from '../../db/schema.ts';
import { queueUnattendedMail } from '../../mail-queue/queue-unattended.ts';
import { readFetchedSeq } from './attendance.store.ts';

// Two polls of a device without a stream, and a little more.
const fetchedWithinMs = 70_000;

/** Sends the job that looks whether a device on shift has read an order that has just been placed, where one was today. */
export async function sendFetchCheck(
  tx: Transaction,
  { jobs }: Pick<AppContext, 'jobs'>,
  order: { readonly id: string; readonly restaurantId: string },
): Promise<void> {
  if (!(await hasDevice(tx, order.restaurantId))) return;
  const options = { afterMs: fetchedWithinMs, key: order.id };
  await jobs.send(tx, 'check-order-fetched', { orderId: order.id }, options);
}

/** Writes to the managers when no device on shift has read an order that waits, or was accepted automatically. */
export async function checkOrderFetched(
  app: Pick<AppContext, 'db' | 'jobs' | 'log'>,
  orderId: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId));
    if (order === undefined) return;
    const isAccepted = order.status === 'accepted' && order.acceptBy === null;
    if (order.status !== 'placed' && !isAccepted) return;
    const fetchedSeq = await readFetchedSeq(tx, order.restaurantId);
    // Without a device its ticket has gone by mail, or people work by their sessions.
    if (fetchedSeq === null || fetchedSeq >= order.feedSeq) return;
    await queueUnattendedMail(tx, app, order.restaurantId, order);
    app.log.warn({ orderId }, 'no device has read an order');
  });
}
