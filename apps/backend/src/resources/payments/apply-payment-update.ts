import { and, eq, isNull } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { holdRestaurant } from '../../db/lock-restaurant.ts';
import { mismatchedPayments, type OrderRow, orders, promoRedemptions } from '../../db/schema.ts';
import { placeOrder } from '../order-lifecycle/place-order.ts';
import { isPaidAfterClosing } from '../order-lifecycle/read-lifecycle.ts';
import { type PaymentSession, type PaymentUpdate, paymentCurrency } from './provider-sessions.ts';

/**
 * What became of an order: `unchanged` when nothing was left to do, or the update was about another session,
 * `mismatched` when money was taken that is not what it asks for, `placed_after_closing` when the money came after the
 * restaurant had closed, `refunding` when it came for an order that was declined or cancelled, or for a restaurant that
 * was deleted.
 */
export type PaymentEffect =
  | 'placed'
  | 'placed_after_closing'
  | 'released'
  | 'unchanged'
  | 'mismatched'
  | 'refunding';

/**
 * Brings a locked order in line with its payment, once, however often and in whatever order its updates arrive.
 * Money taken wins: an order that had expired is placed all the same, unless its customer has been erased since, or its
 * restaurant deleted.
 */
export async function applyPaymentUpdate(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  update: PaymentUpdate,
): Promise<PaymentEffect> {
  if (update.outcome === 'paid') {
    const { session } = update;
    if (!paysFor(session, order)) return noteOtherPayment(tx, app, order, session);
    // Whatever became of the order since: it was placed once.
    if (order.placedAt !== null) return 'unchanged';
    // The person and the address are gone: an operator gives the money back.
    if (order.customerId === null) return noteMismatch(tx, order, session);
    if (await mayBePlaced(tx, order, session)) {
      const placed = await placeOrder(tx, app, order, session);
      return isPaidAfterClosing(placed) ? 'placed_after_closing' : 'placed';
    }
    if (order.status === 'pending_payment') await release(tx, order, 'payment_expired');
    const effect = await refundLate(tx, app, order, session);
    await decideToRefund(tx, session);
    return effect;
  }

  const isOtherSession = order.paymentSessionId !== null && order.paymentSessionId !== update.sessionId;
  if (order.status !== 'pending_payment' || isOtherSession) return 'unchanged';
  await release(tx, order, update.outcome === 'expired' ? 'payment_expired' : 'payment_failed');
  return 'released';
}

/** Whether a payment places its order: not where nobody sees it any more, nor once it has been found to come too late. */
async function mayBePlaced(tx: Transaction, order: OrderRow, { id }: PaymentSession): Promise<boolean> {
  // A deletion waits until the order is placed and then refuses, or has come first.
  if (!(await holdRestaurant(tx, order.restaurantId))) return false;
  // The restaurant may have been restored since the payment was sent back.
  const isSentBack = and(eq(mismatchedPayments.sessionId, id), eq(mismatchedPayments.decision, 'refund'));
  return (await tx.$count(mismatchedPayments, isSentBack)) === 0;
}

/** Writes down that a payment goes back, before its job runs. */
async function decideToRefund(tx: Transaction, { id }: PaymentSession): Promise<void> {
  await tx
    .update(mismatchedPayments)
    .set({ decision: 'refund' })
    .where(and(eq(mismatchedPayments.sessionId, id), isNull(mismatchedPayments.decision)));
}

/** Ends a locked order that is not paid, and gives the use of its promo code back. */
async function release(
  tx: Transaction,
  { id }: OrderRow,
  status: 'payment_expired' | 'payment_failed',
): Promise<void> {
  await tx.update(orders).set({ status }).where(eq(orders.id, id));
  await tx.update(promoRedemptions).set({ state: 'released' }).where(eq(promoRedemptions.orderId, id));
}

/** Notes a payment that does not match its order; the whole price of an order that has ended goes back by itself. */
async function noteOtherPayment(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  order: OrderRow,
  session: PaymentSession,
): Promise<PaymentEffect> {
  const hasEnded = order.status === 'declined' || order.status === 'cancelled';
  const isWholePrice =
    session.orderId === order.id &&
    session.amount === order.totalAmount &&
    session.currency === paymentCurrency;
  return hasEnded && isWholePrice ? refundLate(tx, app, order, session) : noteMismatch(tx, order, session);
}

/** Notes a payment over the whole price that came too late, and sends the job that gives it back. */
async function refundLate(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  order: OrderRow,
  session: PaymentSession,
): Promise<PaymentEffect> {
  const noted = await noteMismatch(tx, order, session);
  if (noted === 'unchanged' || session.paymentIntentId === null) return noted;
  await app.jobs.send(tx, 'refund-late-payment', { sessionId: session.id }, { key: session.id });
  return 'refunding';
}

/** Notes a payment that does not match its order; `unchanged` once an operator has settled it. */
async function noteMismatch(
  tx: Transaction,
  order: OrderRow,
  { id, paymentIntentId, amount, currency, paidAt }: PaymentSession,
): Promise<'mismatched' | 'unchanged'> {
  await tx
    .insert(mismatchedPayments)
    .values({ sessionId: id, orderId: order.id, paymentIntentId, amount, currency, paidAt })
    .onConflictDoNothing();
  const [noted] = await tx.select().from(mismatchedPayments).where(eq(mismatchedPayments.sessionId, id));
  // A refund that has only begun is not settled: until then the payment pays for nothing and blocks its cart.
  return noted?.settledAt === null ? 'mismatched' : 'unchanged';
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
