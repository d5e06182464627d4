import { and, eq, isNull, lt, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { orders } from '../../db/schema.ts';
import { updateByAnswer, updatePayment } from './update-payment.ts';

/** A pending order as far as asking the provider about it is concerned. */
export type PendingPayment = Pick<
  typeof orders.$inferSelect,
  'id' | 'status' | 'paymentSessionId' | 'paymentStartedAt'
>;

/** When the provider is asked about payments whose webhook has not come. */
export const reconciliationTimes = {
  /** Webhooks get this long before the job asks. */
  patienceMs: 2 * 60_000,
  /** An order without a payment page for so long was left behind by a crash; nobody knows its page's address. */
  abandonedMs: 5 * 60_000,
  /** Between two questions about the same order from its page. */
  pageEveryMs: 5_000,
} as const;

/** Asks the provider about a pending order and brings it in line; false when the provider did not answer. */
export async function reconcilePayment(app: AppContext, order: PendingPayment): Promise<boolean> {
  if (order.status !== 'pending_payment') return true;
  if (order.paymentSessionId === null) {
    if (Date.now() - (order.paymentStartedAt?.getTime() ?? 0) > reconciliationTimes.abandonedMs) {
      await updatePayment(app, order.id, { outcome: 'expired', sessionId: null });
    }
    return true;
  }
  const answer = await app.payments.findSession(order.paymentSessionId);
  return (await updateByAnswer(app, order.id, order.paymentSessionId, answer)) !== 'unanswered';
}

/** One run of the job over orders that wait for their payment. Two runs at once share the orders. */
export async function reconcilePayments(app: AppContext, isStopping = () => false): Promise<void> {
  const runStart = new Date();
  while (!isStopping()) {
    const order = await takeNextDue(app, runStart);
    if (order === undefined) return;
    try {
      // A provider that does not answer would hold up everything: the next run starts with the other orders.
      if (!(await reconcilePayment(app, order))) return;
    } catch (error) {
      app.log.error({ err: error, orderId: order.id }, 'a payment could not be reconciled');
    }
  }
}

/** The order that has waited longest since its start or its last check, each at most once in a run. */
async function takeNextDue(app: AppContext, runStart: Date): Promise<PendingPayment | undefined> {
  const startedBefore = new Date(runStart.getTime() - reconciliationTimes.patienceMs);
  const next = app.db
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.status, 'pending_payment'),
        lt(orders.paymentStartedAt, startedBefore),
        or(isNull(orders.paymentCheckedAt), lt(orders.paymentCheckedAt, runStart)),
      ),
    )
    .orderBy(sql`coalesce(${orders.paymentCheckedAt}, ${orders.paymentStartedAt})`, orders.id)
    .limit(1)
    .for('no key update', { skipLocked: true });
  const [order] = await app.db
    .update(orders)
    .set({ paymentCheckedAt: new Date() })
    .where(eq(orders.id, next))
    .returning();
  return order;
}
