import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { orders } from '../../db/schema.ts';
import { applyPaymentUpdate, type PaymentEffect } from './apply-payment-update.ts';
import type { PaymentAnswer } from './payment-provider.ts';
import type { PaymentSession, PaymentSessionState, PaymentUpdate } from './provider-sessions.ts';

/** Brings an order in line with its payment, in a transaction of its own, and notes in the log what became of it. */
export async function updatePayment(
  app: AppContext,
  orderId: string,
  update: PaymentUpdate,
): Promise<PaymentEffect> {
  const effect = await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order === null ? 'unchanged' : applyPaymentUpdate(tx, app, order, update);
  });
  logPaymentEffect(app, orderId, effect, update);
  return effect;
}

/** Notes in log and metrics what became of an order, loudly when money was taken that is not what the order asks for. */
export function logPaymentEffect(
  app: Pick<AppContext, 'log' | 'metrics'>,
  orderId: string,
  effect: PaymentEffect,
  update: PaymentUpdate,
): void {
  if (effect === 'unchanged') return;
  const isLate = effect === 'placed_after_closing';
  if (effect === 'placed' || isLate) app.metrics.orderPlaced('paid');
  // Its ticket, or the board, says so to the restaurant.
  if (isLate) app.log.info({ orderId }, 'an order was paid after closing');
  if (effect === 'refunding') {
    app.log.warn({ orderId, ...update }, 'a payment came for an order that had ended; it is refunded');
    return;
  }
  if (effect !== 'mismatched') {
    app.log.info({ orderId, settlement: effect }, 'a payment was settled');
    return;
  }
  app.metrics.paymentMismatched();
  app.log.error({ orderId, ...update }, 'payment does not match the order; manual review required');
}

/** Where an order's payment stands by what the provider answered about its session; its order is brought in line first where that is over. */
export async function updateByAnswer(
  app: AppContext,
  orderId: string,
  sessionId: string,
  answer: PaymentAnswer,
): Promise<PaymentSessionState | 'unanswered'> {
  if (answer.kind === 'unanswered') return 'unanswered';
  // A session that the provider does not know cannot be paid.
  const state = answer.kind === 'refused' ? 'expired' : answer.session.state;
  if (answer.kind === 'session') await keepUnpaidReason(app, orderId, answer.session);
  if (state === 'expired' || state === 'failed') {
    await updatePayment(app, orderId, { outcome: state, sessionId });
  }
  if (answer.kind === 'session' && state === 'paid') {
    const effect = await updatePayment(app, orderId, { outcome: 'paid', session: answer.session });
    // Until it is reviewed, nothing more is charged.
    if (effect === 'mismatched') return 'processing';
  }
  return state;
}

/** Keeps why an order is unpaid, for those who read it before the provider may be asked again. */
export async function keepUnpaidReason(
  { db }: Pick<AppContext, 'db'>,
  orderId: string,
  { id, unpaidReason }: PaymentSession,
): Promise<void> {
  if (unpaidReason === null) return;
  const isAnother = or(isNull(orders.unpaidReason), ne(orders.unpaidReason, unpaidReason));
  await db
    .update(orders)
    .set({ unpaidReason })
    .where(and(eq(orders.id, orderId), eq(orders.paymentSessionId, id), isAnother));
}
