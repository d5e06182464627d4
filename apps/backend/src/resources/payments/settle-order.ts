import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/client.ts';
import { carts, type OrderSnapshot, orders, promoRedemptions } from '../../db/schema.ts';
import { takeOrderedLines } from '../cart/cart.store.ts';
import type { PaymentSession } from './payment-provider.ts';

/** How a payment ended. */
export type PaymentOutcome = 'paid' | 'expired' | 'failed';

/** The session that the news is about; null when it is about an order that never got one. */
export type SettledSession = Pick<PaymentSession, 'id' | 'amount' | 'paymentIntentId'>;

/** What became of an order: `unchanged` when it had been settled before, or the news was about another session. */
export type Settlement = 'placed' | 'released' | 'unchanged';

/**
 * Brings an order in line with its payment, once, however often and in whatever order the news arrives.
 * Money taken wins: an order that had expired is placed all the same.
 */
export async function settleOrder(
  tx: Transaction,
  clock: Clock,
  orderId: string,
  outcome: PaymentOutcome,
  session: SettledSession | null,
): Promise<Settlement> {
  // The cart's lock before the order's, as in checkout, so that the two cannot wait for each other.
  await tx
    .select({ id: carts.id })
    .from(carts)
    .where(sql`${carts.id} = (select ${orders.cartId} from ${orders} where ${orders.id} = ${orderId})`)
    .for('no key update');
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  if (order === undefined || order.status === 'placed') return 'unchanged';

  if (outcome === 'paid') {
    await tx
      .update(orders)
      .set({
        ...placedAt(order.snapshot, clock.now()),
        status: 'placed',
        paymentSessionId: session?.id ?? order.paymentSessionId,
        paymentIntentId: session?.paymentIntentId ?? null,
      })
      .where(eq(orders.id, orderId));
    await moveRedemption(tx, orderId, 'counted');
    await takeOrderedLines(tx, order.cartId, order.snapshot.items);
    await tx.update(carts).set({ updatedAt: sql`now()` }).where(eq(carts.id, order.cartId));
    return 'placed';
  }

  const isOtherSession = order.paymentSessionId !== null && order.paymentSessionId !== session?.id;
  if (order.status !== 'pending_payment' || isOtherSession) return 'unchanged';
  const status = outcome === 'expired' ? 'payment_expired' : 'payment_failed';
  await tx.update(orders).set({ status }).where(eq(orders.id, orderId));
  await moveRedemption(tx, orderId, 'released');
  return 'released';
}

/** When an order was placed and when it may be expected. */
export function placedAt(
  snapshot: Pick<OrderSnapshot, 'minutesFrom' | 'minutesTo'>,
  now: Date,
): { readonly placedAt: Date; readonly estimatedFrom: Date; readonly estimatedTo: Date } {
  const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  return {
    placedAt: now,
    estimatedFrom: inMinutes(snapshot.minutesFrom),
    estimatedTo: inMinutes(snapshot.minutesTo),
  };
}

async function moveRedemption(
  tx: Transaction,
  orderId: string,
  state: 'counted' | 'released',
): Promise<void> {
  await tx.update(promoRedemptions).set({ state }).where(eq(promoRedemptions.orderId, orderId));
}
