import { isOrderClosed } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { mismatchedPayments, orders, type RefundRow, refunds } from '../../db/schema.ts';
import { ProviderUnanswered } from '../payments/provider-failures.ts';
import { applyProviderRefunds, failRefund, type RefundParts } from './apply-provider-refund.ts';
import { leftBeside, updateRefundedAmount, wasAllThatWasLeft } from './refunds.store.ts';

type Parts = RefundParts & Pick<AppContext, 'payments'>;

/**
 * Makes a requested refund at the provider, or finds out how a pending one stands. Safe to repeat after a death at any
 * point: what the provider has made already is found there by our id, and only what it has not made is asked for.
 */
export async function makeRefund(app: Parts, refundId: string): Promise<void> {
  const found = await findRefund(app, refundId);
  if (found === null || found.refund.state === 'succeeded' || found.refund.state === 'failed') return;
  const { refund, paymentIntentId } = found;
  if (paymentIntentId === null) return failRefund(app, refund, 'The payment is not known at the provider.');
  // Asked first, since the provider forgets an idempotency key after a day.
  if (await isMade(app, refund, paymentIntentId)) return;
  const { orderId } = refund;
  const amount = await lowerToWhatIsLeft(app, refund);
  const { storedFailures } = refund;
  const answer = await app.payments.refund({ refundId, paymentIntentId, amount, storedFailures });
  if (answer.kind === 'unanswered') throw unanswered(refundId);
  if (answer.kind === 'refund') return applyProviderRefunds(app, orderId, [answer.refund]);
  // Not believed blindly: an error that the provider repeats may hide a refund that it has made.
  if (await isMade(app, refund, paymentIntentId)) return;
  if (answer.kind === 'stored_failure') {
    await app.db
      .update(refunds)
      .set({ storedFailures: storedFailures + 1 })
      .where(eq(refunds.id, refundId));
    throw unanswered(refundId);
  }
  // The dashboard may have given a part back between our list and our request.
  if ((await lowerToWhatIsLeft(app, refund)) !== amount) return makeRefund(app, refundId);
  await failRefund(app, refund, answer.reason);
}

/** Whether the provider knows a refund of ours; brings all refunds of its payment up to date. */
async function isMade(app: Parts, refund: RefundRow, paymentIntentId: string): Promise<boolean> {
  const list = await app.payments.listRefunds({ paymentIntentId });
  if (list.kind === 'unanswered') throw unanswered(refund.id);
  await applyProviderRefunds(app, refund.orderId, list.refunds);
  return list.refunds.some(({ refundId }) => refundId === refund.id);
}

/**
 * What to ask the provider for. Whoever is to get everything back gets the rest where the dashboard has given a part of
 * it back since the refund was requested. A part keeps the amount that a person chose for it, and one that does not fit
 * any more fails.
 */
function lowerToWhatIsLeft({ db, log }: Parts, { id, orderId, amount }: RefundRow): Promise<number> {
  return db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
    if (order === null || row?.state !== 'requested' || row.mismatchedSessionId !== null) return amount;
    if (!isOrderClosed(order.status) && !(await wasAllThatWasLeft(tx, order, row))) return row.amount;
    const left = await leftBeside(tx, order, id);
    if (left === 0 || left >= row.amount) return row.amount;
    await tx.update(refunds).set({ amount: left }).where(eq(refunds.id, id));
    await updateRefundedAmount(tx, order);
    await raiseVersion(tx, orderId);
    log.warn({ refundId: id, orderId, wanted: row.amount, left }, 'a refund was lowered to what is left');
    return left;
  });
}

function unanswered(refundId: string): ProviderUnanswered {
  return new ProviderUnanswered(`The payment provider did not answer about the refund ${refundId}.`);
}

async function findRefund(
  { db }: Parts,
  refundId: string,
): Promise<{ readonly refund: RefundRow; readonly paymentIntentId: string | null } | null> {
  const [found] = await db
    .select({ refund: refunds, own: orders.paymentIntentId, mismatched: mismatchedPayments.paymentIntentId })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(mismatchedPayments, eq(mismatchedPayments.sessionId, refunds.mismatchedSessionId))
    .where(eq(refunds.id, refundId));
  if (found === undefined) return null;
  const { refund, own, mismatched } = found;
  return { refund, paymentIntentId: refund.mismatchedSessionId === null ? own : mismatched };
}
