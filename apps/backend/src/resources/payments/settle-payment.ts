import { and, eq, isNull, ne, or } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { orders } from '../../db/schema.ts';
import type { PaymentAnswer } from './payment-provider.ts';
import type { PaymentSession, PaymentSessionState, PaymentUpdate } from './provider-sessions.ts';
import { type Settlement, settleOrder } from './settle-order.ts';

/** Settles an order in a transaction of its own and notes in the log what became of it. */
export async function settlePayment(
  app: AppContext,
  orderId: string,
  update: PaymentUpdate,
): Promise<Settlement> {
  const settlement = await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    return order === null ? 'unchanged' : settleOrder(tx, app, order, update);
  });
  logSettlement(app, orderId, settlement, update);
  return settlement;
}

/** Notes in log and metrics what became of an order, loudly when money was taken that is not what the order asks for. */
export function logSettlement(
  app: Pick<AppContext, 'log' | 'metrics'>,
  orderId: string,
  settlement: Settlement,
  update: PaymentUpdate,
): void {
  if (settlement === 'unchanged') return;
  const isLate = settlement === 'placed_after_closing';
  if (settlement === 'placed' || isLate) app.metrics.orderPlaced('paid');
  // Its ticket, or the board, says so to the restaurant.
  if (isLate) app.log.info({ orderId }, 'an order was paid after closing');
  if (settlement === 'refunding') {
    app.log.warn({ orderId, ...update }, 'a payment came for an order that had ended; it is refunded');
    return;
  }
  if (settlement !== 'mismatched') {
    app.log.info({ orderId, settlement }, 'a payment was settled');
    return;
  }
  app.metrics.paymentMismatched();
  app.log.error({ orderId, ...update }, 'payment does not match the order; manual review required');
}

/** Where an order's payment stands by what the provider answered about its session; settled first where it is over. */
export async function settleByAnswer(
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
    await settlePayment(app, orderId, { outcome: state, sessionId });
  }
  if (answer.kind === 'session' && state === 'paid') {
    const settlement = await settlePayment(app, orderId, { outcome: 'paid', session: answer.session });
    // Until it is reviewed, nothing more is charged.
    if (settlement === 'mismatched') return 'settling';
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
