import { addPence, pence } from '@tiffin/domain';
import { and, eq, inArray, ne } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { mismatchedPayments, type OrderRow, refunds } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { applyPaymentUpdate } from '../payments/apply-payment-update.ts';

/**
 * Settles a mismatched payment of a locked order once all of it has gone back, and opens it again when a bank returned
 * the money.
 */
export async function settleRefundedMismatch(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  sessionId: string,
): Promise<void> {
  const ofSession = eq(mismatchedPayments.sessionId, sessionId);
  const [payment] = await tx.select().from(mismatchedPayments).where(ofSession);
  if (payment === undefined || payment.decision === 'place') return;
  const made = await tx
    .select({ amount: refunds.amount })
    .from(refunds)
    .where(and(eq(refunds.mismatchedSessionId, sessionId), inArray(refunds.state, ['pending', 'succeeded'])));
  const goneBack = addPence(...made.map(({ amount }) => pence(amount)));
  if (payment.amount === null || goneBack < payment.amount) {
    await tx.update(mismatchedPayments).set({ settledAt: null }).where(ofSession);
    return;
  }
  if (payment.settledAt !== null) return;
  await tx.update(mismatchedPayments).set({ decision: 'refund', settledAt: new Date() }).where(ofSession);
  // Another session of the order may still be paid; its own, now refunded, is over, and the cart is free.
  const current = await lockOrder(tx, order.id);
  if (current !== null) await applyPaymentUpdate(tx, app, current, { outcome: 'failed', sessionId });
}

/**
 * Writes down that what is left of a mismatched payment of a locked order goes back. Returns the refund that is to be
 * made, the same one again when it was not made yet; null when everything has gone back.
 */
export async function requestMismatchRefund(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  {
    sessionId,
    amount,
    by = 'operator',
  }: { readonly sessionId: string; readonly amount: number; readonly by?: 'operator' | 'system' },
): Promise<string | null> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(and(eq(refunds.mismatchedSessionId, sessionId), ne(refunds.state, 'failed')));
  const open = rows.find(({ state }) => state === 'requested');
  if (open !== undefined) return open.id;
  const left = amount - addPence(...rows.map((row) => pence(row.amount)));
  if (left <= 0) {
    await settleRefundedMismatch(tx, app, order, sessionId);
    return null;
  }
  const id = newId();
  await tx.insert(refunds).values({
    id,
    orderId: order.id,
    mismatchedSessionId: sessionId,
    amount: left,
    byKind: by,
    state: 'requested',
    requestedAt: app.clock.now(),
  });
  await raiseVersion(tx, order.id);
  return id;
}
