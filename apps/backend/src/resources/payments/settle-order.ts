import { eq, sql } from 'drizzle-orm';
import type { Clock } from '../../clock.ts';
import type { Transaction } from '../../db/client.ts';
import { carts, type OrderSnapshot, orders, promoRedemptions } from '../../db/schema.ts';
import { lockCartWhere, takeOrderedLines } from '../cart/cart.store.ts';
import type { OrderRow } from '../orders/orders.store.ts';
import { type PaymentNews, type PaymentSession, paymentCurrency } from './payment-provider.ts';

/**
 * What became of an order: `unchanged` when it had been settled before, or the news was about another session,
 * `mismatched` when money was taken that is not what it asks for.
 */
export type Settlement = 'placed' | 'released' | 'unchanged' | 'mismatched';

/**
 * Locks an order until the transaction ends: the cart's row before its own, as in checkout, so that the two cannot
 * wait for each other. Null when there is no such order.
 */
export async function lockOrder(tx: Transaction, orderId: string): Promise<OrderRow | null> {
  const cartId = sql`(select ${orders.cartId} from ${orders} where ${orders.id} = ${orderId})`;
  await lockCartWhere(tx, eq(carts.id, cartId));
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('no key update');
  return order ?? null;
}

/**
 * Brings a locked order in line with its payment, once, however often and in whatever order the news arrives.
 * Money taken wins: an order that had expired is placed all the same.
 */
export async function settleOrder(
  tx: Transaction,
  clock: Clock,
  order: OrderRow,
  news: PaymentNews,
): Promise<Settlement> {
  if (news.outcome === 'paid') {
    const { session } = news;
    if (!paysFor(session, order)) return 'mismatched';
    if (order.status === 'placed') return 'unchanged';
    await tx
      .update(orders)
      .set({
        ...placedAt(order.snapshot, clock.now()),
        status: 'placed',
        paymentSessionId: session.id,
        paymentIntentId: session.paymentIntentId,
      })
      .where(eq(orders.id, order.id));
    await moveRedemption(tx, order.id, 'counted');
    await takeOrderedLines(tx, order.cartId, order.snapshot.items);
    return 'placed';
  }

  const isOtherSession = order.paymentSessionId !== null && order.paymentSessionId !== news.sessionId;
  if (order.status !== 'pending_payment' || isOtherSession) return 'unchanged';
  const status = news.outcome === 'expired' ? 'payment_expired' : 'payment_failed';
  await tx.update(orders).set({ status }).where(eq(orders.id, order.id));
  await moveRedemption(tx, order.id, 'released');
  return 'released';
}

/** Whether a paid session is the order's own, over its whole amount. */
function paysFor(session: PaymentSession, order: OrderRow): boolean {
  return (
    session.orderId === order.id &&
    (order.paymentSessionId === null || order.paymentSessionId === session.id) &&
    session.amount === order.totalAmount &&
    session.currency === paymentCurrency
  );
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
