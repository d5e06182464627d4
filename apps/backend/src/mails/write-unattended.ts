import { and, asc, eq, gt, isNull, max, or } from 'drizzle-orm';
import type { AppContext } from '../context.ts';
import type { Database } from '../db/client.ts';
import { devices, type MailRow, orders } from '../db/schema.ts';
import { withHistories } from '../resources/order-lifecycle/order-history.store.ts';
import { type OrderWithRefunds, withRefunds } from '../resources/orders/orders.store.ts';
import { readOrder } from '../resources/orders/read-order.ts';
import { readMailRestaurant } from './mail-subject.store.ts';
import type { WrittenMail } from './mailer.ts';
import { readPauseForMail } from './read-pause-for-mail.ts';
import { loadRenderMail, mailFrom } from './render-mail.ts';

// A mail that lists more helps nobody.
const mostOrders = 20;

/** Writes the mail that says that no device on shift sees a restaurant's orders, from what is so now. */
export async function writeUnattended(
  { db, clock, env }: Pick<AppContext, 'db' | 'clock' | 'env'>,
  { restaurantId }: Pick<MailRow, 'restaurantId'>,
): Promise<WrittenMail> {
  const now = clock.now();
  const restaurant = await readMailRestaurant(db, restaurantId);
  const { attendedAt, fetchedSeq } = await readAttendance(db, restaurantId);
  const waiting = await readWaitingOrders(db, restaurantId, fetchedSeq);
  const renderMail = await loadRenderMail();
  const rendered = renderMail('unattended', {
    restaurant,
    orders: waiting.map((order) => readOrder(order, now)),
    attendedAt: attendedAt?.toISOString() ?? null,
    pause: await readPauseForMail({ db, env }, restaurantId, 'unattended', now),
    counterUrl: env.COUNTER_URL,
  });
  return mailFrom(restaurant, rendered);
}

/** When a device was last on shift, and up to which change any has read. */
async function readAttendance(db: Database, restaurantId: string) {
  const [row] = await db
    .select({ attendedAt: max(devices.attendedAt), fetchedSeq: max(devices.fetchedSeq) })
    .from(devices)
    .where(and(eq(devices.restaurantId, restaurantId), isNull(devices.revokedAt)));
  return { attendedAt: row?.attendedAt ?? null, fetchedSeq: row?.fetchedSeq ?? 0 };
}

/** The orders that nobody has answered, and those that were accepted automatically and no device has read. */
async function readWaitingOrders(
  db: Database,
  restaurantId: string,
  fetchedSeq: number,
): Promise<readonly OrderWithRefunds[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.restaurantId, restaurantId),
        or(
          eq(orders.status, 'placed'),
          and(eq(orders.status, 'accepted'), isNull(orders.acceptBy), gt(orders.feedSeq, fetchedSeq)),
        ),
      ),
    )
    .orderBy(asc(orders.placedAt))
    .limit(mostOrders);
  return withRefunds(db, await withHistories(db, rows));
}
