import { type Pence, pence, refundableAmount, refundedAmount } from '@tiffin/domain';
import { and, asc, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database, Transaction } from '../../db/client.ts';
import {
  mismatchedPayments,
  type OrderRow,
  orders,
  promoRedemptions,
  type RefundRow,
  refunds,
} from '../../db/schema.ts';
import { paymentCurrency } from '../payments/provider-sessions.ts';

/** The refunds of the payments that placed these orders, oldest first. */
export function refundsOf(db: Database, orderIds: readonly string[]): Promise<RefundRow[]> {
  return db
    .select()
    .from(refunds)
    .where(and(inArray(refunds.orderId, [...orderIds]), isNull(refunds.mismatchedSessionId)))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
}

/** Narrows refunds, joined with their mismatched payments, to those in pounds, which is what mails and pages speak of. */
export const isInPounds = or(
  isNull(refunds.mismatchedSessionId),
  eq(mismatchedPayments.currency, paymentCurrency),
);

/** The refunds that an order shows: its own, and those of payments that it did not need. */
export interface ShownRefunds {
  readonly refunds: readonly RefundRow[];
  readonly otherRefunds: readonly RefundRow[];
  /** Whether money came for an order that was never placed, in whatever currency. */
  readonly hasUnusedPayment: boolean;
}

/** Reads what each of these orders shows of its refunds, oldest first. */
export async function readShownRefunds(
  db: Database,
  asked: readonly Pick<OrderRow, 'id' | 'placedAt'>[],
): Promise<(orderId: string) => ShownRefunds> {
  const orderIds = asked.map(({ id }) => id);
  const neverPlaced = asked.flatMap(({ id, placedAt }) => (placedAt === null ? [id] : []));
  const paidInVain = await readPaidInVain(db, neverPlaced);
  const rows = await db
    .select({ refund: refunds })
    .from(refunds)
    .leftJoin(mismatchedPayments, eq(mismatchedPayments.sessionId, refunds.mismatchedSessionId))
    .where(and(inArray(refunds.orderId, orderIds), isInPounds))
    .orderBy(asc(refunds.createdAt), asc(refunds.id));
  return (orderId) => {
    const ofOrder = rows.flatMap(({ refund }) => (refund.orderId === orderId ? [refund] : []));
    return {
      refunds: ofOrder.filter(({ mismatchedSessionId }) => mismatchedSessionId === null),
      otherRefunds: ofOrder.filter(({ mismatchedSessionId }) => mismatchedSessionId !== null),
      hasUnusedPayment: paidInVain.has(orderId),
    };
  };
}

/** Those of these orders for which a payment came that does not match them. */
async function readPaidInVain(db: Database, orderIds: readonly string[]): Promise<ReadonlySet<string>> {
  if (orderIds.length === 0) return new Set();
  const rows = await db
    .select({ orderId: mismatchedPayments.orderId })
    .from(mismatchedPayments)
    .where(inArray(mismatchedPayments.orderId, [...orderIds]));
  return new Set(rows.map(({ orderId }) => orderId));
}

/** The order that a payment at the provider was made for; null for a payment that is not known here. */
export async function findOrderIdByPayment(db: Database, paymentIntentId: string): Promise<string | null> {
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paymentIntentId, paymentIntentId));
  if (order !== undefined) return order.id;
  const [mismatched] = await db
    .select({ id: mismatchedPayments.orderId })
    .from(mismatchedPayments)
    .where(eq(mismatchedPayments.paymentIntentId, paymentIntentId));
  return mismatched?.id ?? null;
}

/**
 * Writes down what goes back of a locked order by all its refunds. Returns by how many pence the provider's refunds
 * exceed what was paid; more than zero only while a refund of ours is in the way of one that the dashboard made.
 */
export async function updateRefundedAmount(tx: Transaction, order: OrderRow): Promise<number> {
  const paid = pence(order.totalAmount);
  const made = await amountsOf(tx, order.id);
  const amount = refundedAmount(made, paid);
  await tx.update(orders).set({ refundedAmount: amount }).where(eq(orders.id, order.id));
  if (amount === paid) await releasePromoUse(tx, order.id);
  return refundedAmount(made, pence(Number.MAX_SAFE_INTEGER)) - amount;
}

/** Gives the use of a promo code back. It stays given back when the refund fails later. */
export async function releasePromoUse(tx: Transaction, orderId: string): Promise<void> {
  await tx
    .update(promoRedemptions)
    .set({ state: 'released' })
    .where(and(eq(promoRedemptions.orderId, orderId), eq(promoRedemptions.state, 'counted')));
}

/** What can still be refunded of a locked order's payment. */
export async function refundableOf(tx: Transaction, { id, totalAmount }: OrderRow): Promise<Pence> {
  return refundableAmount(await amountsOf(tx, id), pence(totalAmount));
}

/** What is left of a locked order's payment for one of its refunds, beside all others. */
export async function leftBeside(
  tx: Transaction,
  { id, totalAmount }: OrderRow,
  refundId: string,
): Promise<Pence> {
  const others = (await refundsOf(tx, [id])).filter((refund) => refund.id !== refundId);
  return refundableAmount(others.map(amountAndState), pence(totalAmount));
}

/**
 * Whether one of a locked order's refunds was to give back all that was left, when it was requested or when it was
 * lowered to what others had left since: the amounts say it, whoever asked for it.
 */
export async function wasAllThatWasLeft(
  tx: Transaction,
  { id, totalAmount }: OrderRow,
  { id: refundId, amount, lines }: RefundRow,
): Promise<boolean> {
  if (lines !== null) return false;
  const rows = await refundsOf(tx, [id]);
  const own = rows.findIndex((row) => row.id === refundId);
  const others = rows.filter((row) => row.id !== refundId).map(amountAndState);
  return others
    .concat({ amount: pence(0), state: 'failed' })
    .some(
      (_, count) => count >= own && refundableAmount(others.slice(0, count), pence(totalAmount)) === amount,
    );
}

/** What the provider's dashboard has given back where that leaves too little for a refund; null where it does not. */
export function dashboardShare(
  rows: readonly RefundRow[],
  { id, amount, mismatchedSessionId }: RefundRow,
  totalAmount: number,
): { readonly refunded: Pence; readonly left: Pence } | null {
  if (mismatchedSessionId !== null) return null;
  const others = rows.filter((row) => row.id !== id);
  const paid = pence(totalAmount);
  const refunded = refundedAmount(
    others.filter(({ byKind }) => byKind === 'provider').map(amountAndState),
    paid,
  );
  const left = refundableAmount(others.map(amountAndState), paid);
  return refunded > 0 && left < amount ? { refunded, left } : null;
}

async function amountsOf(db: Database, orderId: string) {
  return (await refundsOf(db, [orderId])).map(amountAndState);
}

const amountAndState = ({ amount, state }: RefundRow) => ({ amount: pence(amount), state });
