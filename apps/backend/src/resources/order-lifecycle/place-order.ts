import type { Clock } from '@tiffin/node';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { type OrderRow, orders, promoRedemptions, restaurants } from '../../db/schema.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';
import { sendFetchCheck } from '../attendance/check-order-fetched.ts';
import { takeOrderedLines } from '../cart/cart.store.ts';
import { addToHistory } from './order-history.store.ts';
import { nextOf, sendTimer } from './system-timer.ts';

const minuteMs = 60_000;

/** The payment that places an order. */
export interface PlacingPayment {
  /** The payment session's id. */
  readonly id: string;
  readonly paymentIntentId: string | null;
  /** By the provider's clock; null when it is not known. */
  readonly paidAt: Date | null;
}

/**
 * Places a locked order, by its payment or, where it costs nothing, without one: counts its promo code, takes what was
 * ordered from the cart, begins its history, queues its mails and sends the job of what the system does next. The caller
 * holds the order's restaurant.
 */
export async function placeOrder(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  payment: PlacingPayment | null,
): Promise<OrderRow> {
  const now = app.clock.now();
  const [placed] = await tx
    .update(orders)
    .set({
      status: 'placed',
      version: order.version + 1,
      placedAt: now,
      ...(await expectedTimes(tx, order, now)),
      ...(payment === null ? {} : paymentColumns(payment, app.clock, now)),
    })
    .where(eq(orders.id, order.id))
    .returning();
  if (placed === undefined) throw new Error('A locked order was not there to be placed');
  await tx.update(promoRedemptions).set({ state: 'counted' }).where(eq(promoRedemptions.orderId, order.id));
  if (order.cartId !== null) await takeOrderedLines(tx, order.cartId, order.snapshot.items);
  await addToHistory(tx, {
    orderId: order.id,
    version: placed.version,
    action: 'placed',
    actor: 'customer',
    at: now,
    // A free order has waited for nothing.
    fromStatus: payment === null ? null : order.status,
    toStatus: placed.status,
  });
  await queueOrderMails(tx, app, placed, { event: 'placed' });
  await sendFetchCheck(tx, app, placed);
  const next = nextOf({ order: placed, history: [] });
  if (next !== null) await sendTimer(tx, app, order.id, next);
  return placed;
}

/** When an order that is placed now may be expected, and until when its restaurant may answer. */
async function expectedTimes(
  tx: Transaction,
  { restaurantId, snapshot }: OrderRow,
  now: Date,
): Promise<Pick<OrderRow, 'estimatedFrom' | 'estimatedTo' | 'acceptBy'>> {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
  const [restaurant] = await tx
    .select({ acceptance: restaurants.acceptance, withinMinutes: restaurants.acceptWithinMinutes })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  return {
    estimatedFrom: inMinutes(snapshot.minutesFrom),
    estimatedTo: inMinutes(snapshot.minutesTo),
    acceptBy: restaurant?.acceptance === 'manual' ? inMinutes(restaurant.withinMinutes) : null,
  };
}

function paymentColumns({ id, paymentIntentId, paidAt }: PlacingPayment, clock: Clock, now: Date) {
  return {
    paidAt: paidAt === null ? now : businessTimeAt(clock, paidAt),
    paymentSessionId: id,
    paymentIntentId,
  };
}

/** Returns what the business clock showed at an instant of the real one, which is the provider's. */
function businessTimeAt(clock: Clock, instant: Date): Date {
  return new Date(clock.now().getTime() - Math.max(Date.now() - instant.getTime(), 0));
}
