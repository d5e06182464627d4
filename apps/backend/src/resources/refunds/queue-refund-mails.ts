import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { mismatchedPayments, type OrderRow, orderHistory, type RefundRow } from '../../db/schema.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';
import { paymentCurrency } from '../payments/provider-sessions.ts';

/** Queues the mails about a refund of a locked order that has just reached its end. */
export async function queueRefundMails(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  const { id: refundId, state } = refund;
  // Mails state pounds: the operator answers a customer who has paid in another currency.
  if (!(await wasInPounds(tx, refund))) return;
  if (state === 'failed') await queueOrderMails(tx, app, order, { event: 'refund_failed', refundId });
  if (state === 'succeeded' && !(await isAnnounced(tx, order, refund))) {
    await queueOrderMails(tx, app, order, { event: 'refund_succeeded', refundId });
  }
}

async function wasInPounds(tx: Transaction, { mismatchedSessionId }: RefundRow): Promise<boolean> {
  if (mismatchedSessionId === null) return true;
  const [payment] = await tx
    .select({ currency: mismatchedPayments.currency })
    .from(mismatchedPayments)
    .where(eq(mismatchedPayments.sessionId, mismatchedSessionId));
  return payment?.currency === paymentCurrency;
}

/** Whether the mail that said that the order is declined or cancelled has named the refund. */
async function isAnnounced(
  tx: Transaction,
  { id, closedReason }: OrderRow,
  refund: RefundRow,
): Promise<boolean> {
  if (closedReason === null || refund.reason !== closedReason || refund.mismatchedSessionId !== null)
    return false;
  const [closing] = await tx
    .select({ data: orderHistory.data })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), inArray(orderHistory.toStatus, ['declined', 'cancelled'])));
  return closing?.data.refund === refund.amount;
}
