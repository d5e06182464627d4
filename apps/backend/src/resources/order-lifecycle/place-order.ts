import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { type OrderRow, type OrderSnapshot, restaurants } from '../../db/schema.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';
import { sendFetchCheck } from '../attendance/check-order-fetched.ts';
import { addToHistory } from './order-history.store.ts';
import { nextOf, sendTimer } from './system-timer.ts';

const minuteMs = 60_000;

/** What an order's row says once it is placed. */
export type Placement = Pick<OrderRow, 'status' | 'placedAt' | 'estimatedFrom' | 'estimatedTo' | 'acceptBy'>;

/** Works out what placing an order now writes: when it may be expected, and until when the restaurant may answer. */
export async function placementNow(
  tx: Transaction,
  restaurantId: string,
  { minutesFrom, minutesTo }: Pick<OrderSnapshot, 'minutesFrom' | 'minutesTo'>,
  now: Date,
): Promise<Placement> {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  const [restaurant] = await tx
    .select({ acceptance: restaurants.acceptance, withinMinutes: restaurants.acceptWithinMinutes })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  return {
    status: 'placed',
    placedAt: now,
    estimatedFrom: inMinutes(minutesFrom),
    estimatedTo: inMinutes(minutesTo),
    acceptBy: restaurant?.acceptance === 'manual' ? inMinutes(restaurant.withinMinutes) : null,
  };
}

/** Begins the history of a locked order that has just been placed: its mails, and the job of what the system does next. */
export async function beginLifecycle(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  fromStatus: OrderRow['status'] | null,
): Promise<void> {
  if (order.placedAt === null) throw new Error('An order that is not placed has no lifecycle');
  await addToHistory(tx, {
    orderId: order.id,
    version: order.version,
    action: 'placed',
    actor: 'customer',
    at: order.placedAt,
    fromStatus,
    toStatus: order.status,
  });
  await queueOrderMails(tx, app, order, { event: 'placed' });
  await sendFetchCheck(tx, app, order);
  const next = nextOf({ order, history: [] });
  if (next !== null) await sendTimer(tx, app, order.id, next);
}
