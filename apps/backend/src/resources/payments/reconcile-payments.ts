import { and, eq, lt, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { advisoryLocks } from '../../db/advisory-locks.ts';
import { orders } from '../../db/schema.ts';
import { paymentPageLifetimeMs } from './payment-provider.ts';
import { settleByAnswer, settlePayment } from './settle-payment.ts';

/** A pending order as far as asking the provider about it is concerned. */
export type PendingPayment = Pick<
  typeof orders.$inferSelect,
  'id' | 'status' | 'paymentSessionId' | 'paymentSessionExpiresAt'
>;

/** When the provider is asked about payments whose webhook has not come. */
export const reconciliationTimes = {
  /** Between two runs of the job. */
  everyMs: 60_000,
  /** Webhooks get this long before the job asks. */
  patienceMs: 2 * 60_000,
  /** An order without a payment page for so long was left behind by a crash; nobody knows its page's address. */
  abandonedMs: 5 * 60_000,
  /** Between two questions about the same order from its page. */
  pageEveryMs: 5_000,
} as const;

const batchSize = 50;

/** Asks the provider about a pending order and settles it; false when the provider did not answer. */
export async function reconcilePayment(app: AppContext, order: PendingPayment): Promise<boolean> {
  if (order.status !== 'pending_payment') return true;
  if (order.paymentSessionId === null) {
    const startedAt = (order.paymentSessionExpiresAt?.getTime() ?? 0) - paymentPageLifetimeMs;
    if (Date.now() - startedAt > reconciliationTimes.abandonedMs) {
      await settlePayment(app, order.id, { outcome: 'expired', sessionId: null });
    }
    return true;
  }
  const answer = await app.payments.findSession(order.paymentSessionId);
  return (await settleByAnswer(app, order.id, order.paymentSessionId, answer)) !== 'unanswered';
}

/** One run of the job over orders that wait for their payment; does nothing while another server is at it. */
export async function reconcilePayments(app: AppContext, isStopping = () => false): Promise<void> {
  const client = await app.pool.connect();
  try {
    const { rows } = await client.query<{ isOurs: boolean }>('select pg_try_advisory_lock($1) as "isOurs"', [
      advisoryLocks.reconciliation,
    ]);
    if (rows[0]?.isOurs !== true) return;
    try {
      await reconcileBatch(app, isStopping);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLocks.reconciliation]);
    }
  } finally {
    client.release();
  }
}

async function reconcileBatch(app: AppContext, isStopping: () => boolean): Promise<void> {
  const latestEnd = new Date(Date.now() + paymentPageLifetimeMs - reconciliationTimes.patienceMs);
  const waiting = await app.db
    .select()
    .from(orders)
    .where(and(eq(orders.status, 'pending_payment'), lt(orders.paymentSessionExpiresAt, latestEnd)))
    // Any of them, so that many open pages cannot keep the same ones from their turn.
    .orderBy(sql`random()`)
    .limit(batchSize);
  for (const order of waiting) {
    // A provider that does not answer would hold up everything: the next run tries again, beginning elsewhere.
    if (isStopping() || !(await reconcilePayment(app, order))) return;
  }
}
