import { formatPounds, isRefundSettled, nextRefundState } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { mismatchedPayments, type OrderRow, type RefundRow, refunds } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import type { ProviderRefund } from '../payments/provider-refunds.ts';
import { queueRefundMails } from './queue-refund-mails.ts';
import { settleRefundedMismatch } from './refunded-mismatch.ts';
import { dashboardShare, leftBeside, refundsOf, updateRefundedAmount } from './refunds.store.ts';

/** What refunds are brought up to date with. */
export type RefundParts = Pick<AppContext, 'db' | 'clock' | 'jobs' | 'log' | 'metrics'>;

/** Brings an order's refunds in line with what the provider knows of them. */
export async function applyProviderRefunds(
  app: RefundParts,
  orderId: string,
  reported: readonly ProviderRefund[],
): Promise<void> {
  if (reported.length === 0) return;
  await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) return;
    for (const refund of reported) await applyProviderRefund(tx, app, order, refund);
  });
}

/**
 * Brings the refunds of a locked order in line with one of the provider's, however often and in whatever order the
 * reports come. A refund that no row of ours asked for was made in the provider's dashboard. Returns whether it changed anything.
 */
export async function applyProviderRefund(
  tx: Transaction,
  app: RefundParts,
  order: OrderRow,
  reported: ProviderRefund,
): Promise<boolean> {
  const payment = await findPayment(tx, order, reported.paymentIntentId);
  if (payment === null) {
    app.log.warn({ orderId: order.id, providerRefundId: reported.id }, 'a refund is of another payment');
    return false;
  }
  const row = await findRow(tx, order.id, reported);
  const refund =
    row === null
      ? await insertMadeAtProvider(tx, app, order, payment.mismatchedSessionId, reported)
      : await updateRow(tx, app, row, reported);
  if (refund === null) return false;
  await accountForRefund(tx, app, order, refund);
  if (refund.state !== row?.state) await queueRefundMails(tx, app, order, refund);
  if (refund.state === 'failed' && row?.state !== 'failed') reportFailedRefund(app, refund);
  return true;
}

/** Lets a refund that the provider has refused end; the money counts as paid again. */
export async function failRefund(
  app: RefundParts,
  { id, orderId }: RefundRow,
  reason: string,
): Promise<void> {
  await app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const [row] = await tx.select().from(refunds).where(eq(refunds.id, id));
    // A webhook may have been faster.
    if (order === null || row?.state !== 'requested') return;
    const share = dashboardShare(await refundsOf(tx, [orderId]), row, order.totalAmount);
    const failure = share === null ? reason : `${reason} ${explanationOf(share)}`;
    const change = { state: 'failed', failure, settledAt: app.clock.now() } as const;
    await tx.update(refunds).set(change).where(eq(refunds.id, id));
    const refund = { ...row, ...change };
    await accountForRefund(tx, app, order, refund);
    if (await isMadeByOthers(tx, order, refund)) {
      app.log.warn({ refundId: id, orderId, failure }, 'a refund gave way to others that gave all back');
      return;
    }
    await queueRefundMails(tx, app, order, refund);
    reportFailedRefund(app, refund);
  });
}

function explanationOf({ refunded, left }: NonNullable<ReturnType<typeof dashboardShare>>): string {
  return `The provider's dashboard has given back ${formatPounds(refunded)}: ${formatPounds(left)} of the order is left.`;
}

/** Whether other refunds of the same payment, as of the provider's dashboard, have given back all of it. */
async function isMadeByOthers(tx: Transaction, order: OrderRow, refund: RefundRow): Promise<boolean> {
  return refund.mismatchedSessionId === null && (await leftBeside(tx, order, refund.id)) === 0;
}

async function accountForRefund(
  tx: Transaction,
  app: RefundParts,
  order: OrderRow,
  refund: RefundRow,
): Promise<void> {
  const { id: refundId, mismatchedSessionId } = refund;
  await raiseVersion(tx, order.id);
  if (mismatchedSessionId !== null) return settleRefundedMismatch(tx, app, order, mismatchedSessionId);
  const excess = await updateRefundedAmount(tx, order);
  if (excess === 0) return;
  const facts = { orderId: order.id, refundId, excess };
  app.log.error(facts, 'refunds exceed what was paid; the last ones will be refused by the provider');
}

/** The payment of an order that a refund is of: the one that placed it, or a mismatched one. */
async function findPayment(
  tx: Transaction,
  order: OrderRow,
  paymentIntentId: string | null,
): Promise<{ readonly mismatchedSessionId: string | null } | null> {
  if (paymentIntentId === null) return null;
  if (paymentIntentId === order.paymentIntentId) return { mismatchedSessionId: null };
  const rows = await tx.select().from(mismatchedPayments).where(eq(mismatchedPayments.orderId, order.id));
  const mismatched = rows.find((row) => row.paymentIntentId === paymentIntentId);
  return mismatched === undefined ? null : { mismatchedSessionId: mismatched.sessionId };
}

async function findRow(
  tx: Transaction,
  orderId: string,
  reported: ProviderRefund,
): Promise<RefundRow | null> {
  const rows = await tx.select().from(refunds).where(eq(refunds.orderId, orderId));
  // Its answer may have been lost, so that the row does not know the provider's id yet.
  const isNew = ({ providerRefundId }: RefundRow) => providerRefundId === null;
  return (
    rows.find(({ providerRefundId }) => providerRefundId === reported.id) ??
    rows.find((row) => row.id === reported.refundId && isNew(row)) ??
    null
  );
}

async function insertMadeAtProvider(
  tx: Transaction,
  { clock, log }: RefundParts,
  order: OrderRow,
  mismatchedSessionId: string | null,
  { id, amount, state, failure }: ProviderRefund,
): Promise<RefundRow | null> {
  const now = clock.now();
  const [row] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      orderId: order.id,
      mismatchedSessionId,
      amount,
      byKind: 'provider',
      state,
      providerRefundId: id,
      failure,
      requestedAt: now,
      settledAt: isRefundSettled(state) ? now : null,
    })
    .returning();
  log.warn({ orderId: order.id, providerRefundId: id, amount }, 'a refund was made at the payment provider');
  return row ?? null;
}

async function updateRow(
  tx: Transaction,
  { clock, log }: RefundParts,
  row: RefundRow,
  reported: ProviderRefund,
): Promise<RefundRow | null> {
  // What was taken for refused exists after all: the provider knows better.
  const present = row.providerRefundId === null ? 'requested' : row.state;
  const state = nextRefundState(present, reported.state);
  const isKnown = row.providerRefundId === reported.id && state === row.state;
  if (isKnown && row.amount === reported.amount) return null;
  if (row.amount !== reported.amount) {
    log.error({ refundId: row.id, wanted: row.amount, made: reported.amount }, 'a refund has another amount');
  }
  const [changed] = await tx
    .update(refunds)
    .set({
      state,
      amount: reported.amount,
      providerRefundId: reported.id,
      failure: state === 'failed' ? reported.failure : null,
      settledAt: !isRefundSettled(state) ? null : state === row.state ? row.settledAt : clock.now(),
    })
    .where(eq(refunds.id, row.id))
    .returning();
  return changed ?? null;
}

/** Makes a failed refund known to operators: the customer still waits for the money. */
function reportFailedRefund(
  { log, metrics }: Pick<AppContext, 'log' | 'metrics'>,
  { id, orderId, amount, failure, providerRefundId }: RefundRow,
): void {
  metrics.refundFailed();
  const facts = { refundId: id, orderId, amount, failure, providerRefundId };
  log.error(facts, 'a refund failed; refund the customer again or in another way');
}
