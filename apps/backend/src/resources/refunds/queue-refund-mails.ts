import { and, eq, inArray } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { type OrderRow, orderHistory, type RefundRow } from '../../db/schema.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';

/** Queues the mails about a refund of a locked order that has just reached its end. */
export async function queueRefundMails(
  tx: Transaction,
  app: Pick<AppContext, 'jobs'>,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  // Of another payment than the one that placed the order; the operator who gives it back writes to the customer.
  if (refund.mismatchedSessionId !== null) return;
  const { id: refundId, state } = refund;
  if (state === 'failed') await queueOrderMails(tx, app, order, { event: 'refund_failed', refundId });
  if (state === 'succeeded' && !(await isAnnounced(tx, order, refund))) {
    await queueOrderMails(tx, app, order, { event: 'refund_succeeded', refundId });
  }
}

/** Whether the mail that said that the order is declined or cancelled has named the refund. */
async function isAnnounced(
  tx: Transaction,
  { id, closedReason }: OrderRow,
  refund: RefundRow,
): Promise<boolean> {
  if (closedReason === null || refund.reason !== closedReason) return false;
  const [closing] = await tx
    .select({ data: orderHistory.data })
    .from(orderHistory)
    .where(and(eq(orderHistory.orderId, id), inArray(orderHistory.toStatus, ['declined', 'cancelled'])));
  return closing?.data.refund === refund.amount;
}
