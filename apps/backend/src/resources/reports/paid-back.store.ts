import {
  countsAsRefunded,
  isTaken,
  type PaidBack,
  pence,
  type ReportPeriod,
  refundStates,
} from '@tiffin/domain';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers, orders, refunds } from '../../db/schema.ts';
import { refundAuthor } from '../refunds/refund-author.ts';
import { placedWithin } from './order-list.store.ts';

// More than anyone reads of 92 days.
const mostRefunds = 200;

/** The condition for refunds that count as money that has gone back of the payment that placed their order. */
export const countingRefunds = and(
  inArray(refunds.state, refundStates.filter(countsAsRefunded)),
  isNull(refunds.mismatchedSessionId),
);

/** What went back of the orders of a restaurant that were placed within a period, the newest first. */
export async function readPaidBack(
  db: Database,
  restaurantId: string,
  period: ReportPeriod,
): Promise<readonly PaidBack[]> {
  const { id, number, status, closedReason, snapshot } = orders;
  const rows = await db
    .select({
      refund: refunds,
      order: { id, number, status, closedReason, snapshot },
      customerName: customers.name,
    })
    .from(refunds)
    .innerJoin(orders, eq(orders.id, refunds.orderId))
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .where(and(placedWithin(restaurantId, period), countingRefunds))
    .orderBy(desc(refunds.requestedAt), desc(refunds.id))
    .limit(mostRefunds);
  return rows.map(({ refund, order, customerName }) => ({
    id: refund.id,
    order: { id: order.id, number: order.number },
    customerName,
    isTaken: isTaken(order),
    amount: pence(refund.amount),
    by: refundAuthor(refund),
    reason: refund.reason,
    dishes: (refund.lines ?? []).flatMap(
      ({ itemId }) => order.snapshot.items.find((item) => item.id === itemId)?.name ?? [],
    ),
    at: refund.requestedAt.toISOString(),
  }));
}
