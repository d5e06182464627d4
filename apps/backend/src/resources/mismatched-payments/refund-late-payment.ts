import { and, eq, isNotNull, isNull, ne, or } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { mismatchedPayments } from '../../db/schema.ts';
import { requestMismatchRefund } from '../refunds/refunded-mismatch.ts';

/** Refunds a payment that came for an order that had been declined or cancelled before; safe to run twice. */
export async function refundLatePayment(
  app: Pick<AppContext, 'db' | 'clock' | 'jobs'>,
  sessionId: string,
): Promise<void> {
  const ofSession = eq(mismatchedPayments.sessionId, sessionId);
  const [payment] = await app.db.select().from(mismatchedPayments).where(ofSession);
  if (payment === undefined) return;
  await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    // An operator may have settled it in between.
    const isOpen = and(
      isNull(mismatchedPayments.settledAt),
      or(isNull(mismatchedPayments.decision), ne(mismatchedPayments.decision, 'place')),
      isNotNull(mismatchedPayments.amount),
    );
    const [decided] = await tx
      .update(mismatchedPayments)
      .set({ decision: 'refund' })
      .where(and(ofSession, isOpen))
      .returning({ amount: mismatchedPayments.amount });
    if (order === null || decided === undefined || decided.amount === null) return;
    const wanted = { sessionId, amount: decided.amount, by: 'system' as const };
    const refundId = await requestMismatchRefund(tx, app, order, wanted);
    if (refundId !== null) await app.jobs.send(tx, 'make-refund', { refundId });
  });
}
