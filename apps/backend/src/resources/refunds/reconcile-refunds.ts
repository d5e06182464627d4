import { and, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { type RefundRow, refunds } from '../../db/schema.ts';
import { ProviderUnanswered } from '../payments/provider-failures.ts';
import type { ProviderRefund } from '../payments/provider-refunds.ts';
import { applyProviderRefunds } from './apply-provider-refund.ts';
import { makeRefund } from './make-refund.ts';
import { findOrderIdByPayment } from './refunds.store.ts';

// When the provider is asked about refunds whose job or webhook has not come.
const refundReconciliation = {
  /** The job and the webhook get this long, and each question about the same refund. */
  patienceMs: 5 * 60_000,
  /** How far back refunds of the dashboard are looked for; webhooks are repeated for longer. */
  lookBackMs: 24 * 60 * 60_000,
} as const;

/** One run of the job. Two runs at once share the refunds. */
export async function reconcileRefunds(app: AppContext, isStopping = () => false): Promise<void> {
  await findRecentRefunds(app, isStopping);
  await reconcileUnsettled(app, isStopping);
}

/** Brings the refunds of a payment of an order up to date; false when the provider did not answer. */
export async function reconcilePaymentRefunds(
  app: Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log' | 'metrics' | 'payments'>,
  order: { readonly id: string; readonly paymentIntentId: string | null },
): Promise<boolean> {
  if (order.paymentIntentId === null) return true;
  const list = await app.payments.listRefunds({ paymentIntentId: order.paymentIntentId });
  if (list.kind === 'unanswered') return false;
  await applyProviderRefunds(app, order.id, list.refunds);
  return true;
}

/** Finds refunds that were made in the provider's dashboard and whose webhook was lost. */
async function findRecentRefunds(app: AppContext, isStopping: () => boolean): Promise<void> {
  const since = new Date(Date.now() - refundReconciliation.lookBackMs);
  const list = await app.payments.listRefunds({ since });
  if (list.kind === 'unanswered') return;
  for (const refund of await unknownOf(app, list.refunds)) {
    if (isStopping()) return;
    const { paymentIntentId } = refund;
    const orderId = paymentIntentId === null ? null : await findOrderIdByPayment(app.db, paymentIntentId);
    if (orderId === null) continue;
    try {
      await applyProviderRefunds(app, orderId, [refund]);
    } catch (error) {
      const facts = { err: error, orderId, providerRefundId: refund.id };
      app.log.error(facts, 'a refund of the provider could not be applied');
    }
  }
}

/** The refunds whose state at the provider is not the one that is known here. */
async function unknownOf(
  { db }: AppContext,
  listed: readonly ProviderRefund[],
): Promise<readonly ProviderRefund[]> {
  const ids = listed.map(({ id }) => id);
  const rows = await db.select().from(refunds).where(inArray(refunds.providerRefundId, ids));
  const known = new Map(rows.map(({ providerRefundId, state }) => [providerRefundId, state]));
  return listed.filter(({ id, state }) => known.get(id) !== state);
}

async function reconcileUnsettled(app: AppContext, isStopping: () => boolean): Promise<void> {
  const runStart = new Date();
  while (!isStopping()) {
    const refund = await takeNextDue(app, runStart);
    if (refund === undefined) return;
    try {
      await makeRefund(app, refund.id);
    } catch (error) {
      // A provider that does not answer would hold up everything: the next run starts with the other refunds.
      if (error instanceof ProviderUnanswered) return;
      app.log.error({ err: error, refundId: refund.id }, 'a refund could not be reconciled');
    }
  }
}

/** The refund that has waited longest since it was requested or last asked about, each at most once in a run. */
async function takeNextDue({ db }: AppContext, runStart: Date): Promise<RefundRow | undefined> {
  const before = new Date(runStart.getTime() - refundReconciliation.patienceMs);
  const next = db
    .select({ id: refunds.id })
    .from(refunds)
    .where(
      and(
        inArray(refunds.state, ['requested', 'pending']),
        lt(refunds.createdAt, before),
        or(isNull(refunds.checkedAt), lt(refunds.checkedAt, before)),
      ),
    )
    .orderBy(sql`coalesce(${refunds.checkedAt}, ${refunds.createdAt})`, refunds.id)
    .limit(1)
    .for('no key update', { skipLocked: true });
  const [refund] = await db
    .update(refunds)
    .set({ checkedAt: new Date() })
    .where(eq(refunds.id, next))
    .returning();
  return refund;
}
