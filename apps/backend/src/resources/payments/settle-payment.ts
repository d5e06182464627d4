import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { orders } from '../../db/schema.ts';
import { type PaymentOutcome, type SettledSession, type Settlement, settleOrder } from './settle-order.ts';

/** Settles an order in a transaction of its own and notes in the log what became of it. */
export async function settlePayment(
  app: AppContext,
  orderId: string,
  outcome: PaymentOutcome,
  session: SettledSession | null,
): Promise<Settlement> {
  const settlement = await app.db.transaction((tx) => settleOrder(tx, app.clock, orderId, outcome, session));
  await logSettlement(app, orderId, settlement, session);
  return settlement;
}

/** Notes what became of an order, loudly when the provider took another amount than the order's. */
export async function logSettlement(
  app: AppContext,
  orderId: string,
  settlement: Settlement,
  session: SettledSession | null,
): Promise<void> {
  if (settlement === 'unchanged') return;
  app.log.info({ orderId, settlement }, 'a payment was settled');
  if (settlement !== 'placed' || session === null) return;
  const [order] = await app.db
    .select({ totalAmount: orders.totalAmount })
    .from(orders)
    .where(eq(orders.id, orderId));
  if (order !== undefined && order.totalAmount !== session.amount) {
    app.log.error(
      { orderId, expected: order.totalAmount, taken: session.amount },
      'the payment provider took another amount than the order says',
    );
  }
}
