import { answerActions, answeringActors, pence, type ReportedOrder, type ReportPeriod } from '@tiffin/domain';
import { and, asc, count, eq, inArray, min, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { customers, type OrderRow, orderHistory, orders, refunds } from '../../db/schema.ts';
import { placedWithin } from './order-list.store.ts';
import { countingRefunds } from './paid-back.store.ts';

/** What the file of a restaurant's orders says of one, beside its figures. */
export interface ExportedOrder extends ReportedOrder {
  readonly row: Pick<
    OrderRow,
    | 'number'
    | 'mode'
    | 'note'
    | 'promoCode'
    | 'subtotal'
    | 'discount'
    | 'shippingCost'
    | 'applicationFeeAmount'
  >;
  /** It holds alcohol, and the customer said to be old enough for it. */
  readonly ageConfirmed: boolean;
  /** Null once the customer has been erased. */
  readonly customerName: string | null;
}

/** The orders of a restaurant that were placed within a period, oldest first, without their dishes. */
export async function readReportedOrders(
  db: Database,
  restaurantId: string,
  period: ReportPeriod,
): Promise<readonly ExportedOrder[]> {
  const answer = db
    .select({ at: min(orderHistory.at).as('answered_at') })
    .from(orderHistory)
    .where(
      and(
        eq(orderHistory.orderId, orders.id),
        inArray(orderHistory.action, answerActions),
        inArray(orderHistory.actor, answeringActors),
      ),
    )
    .as('answer');
  const refunded = db
    .select({ count: count().as('refund_count') })
    .from(refunds)
    .where(and(eq(refunds.orderId, orders.id), countingRefunds))
    .as('refunded');
  const { number, mode, note, promoCode, subtotal, discount } = orders;
  const { shippingCost, applicationFeeAmount, closedReason } = orders;
  const rows = await db
    .select({
      row: {
        ...{ number, mode, note, promoCode, subtotal, discount },
        ...{ shippingCost, applicationFeeAmount },
      },
      placedAt: orders.placedAt,
      status: orders.status,
      closedReason,
      total: orders.totalAmount,
      tip: orders.tipAmount,
      refundedAmount: orders.refundedAmount,
      refunds: refunded.count,
      answeredAt: answer.at,
      ageConfirmed: sql<boolean>`coalesce((${orders.snapshot} -> 'ageConfirmed')::boolean, false)`,
      customerName: customers.name,
    })
    .from(orders)
    .leftJoin(customers, eq(customers.id, orders.customerId))
    .leftJoinLateral(answer, sql`true`)
    .leftJoinLateral(refunded, sql`true`)
    .where(placedWithin(restaurantId, period))
    .orderBy(asc(orders.placedAt), asc(orders.id));
  return rows.flatMap(({ placedAt, total, tip, refundedAmount, refunds: refundCount, ...same }) =>
    placedAt === null
      ? []
      : [
          {
            ...same,
            placedAt,
            total: pence(total),
            tip: pence(tip),
            refunded: pence(refundedAmount),
            refunds: refundCount ?? 0,
          },
        ],
  );
}
