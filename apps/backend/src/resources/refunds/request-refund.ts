import type { Pence, RefundedFees, RefundedLine, RefundReason } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { type OrderRow, type RefundRow, type refundActors, refunds } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { refundableOf, releasePromoUse, updateRefundedAmount } from './refunds.store.ts';

/** Who asks for a refund; people of the restaurant with their names. */
export interface RefundActor {
  readonly kind: Exclude<(typeof refundActors)[number], 'provider'>;
  readonly name?: string;
}

/** What is to go back, why, and who asks for it. */
export interface WantedRefund {
  readonly amount: Pence;
  readonly reason: RefundReason;
  readonly by: RefundActor;
  readonly lines?: readonly RefundedLine[] | null;
  readonly fees?: RefundedFees | null;
}

/**
 * Asks for a refund of a locked order: its row, the order's refunded amount and the job that makes it are written in the
 * caller's transaction. Null where nothing was paid: a free order needs no refund.
 */
export async function requestRefund(
  tx: Transaction,
  { clock, jobs }: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  { amount, reason, by, lines = null, fees = null }: WantedRefund,
): Promise<RefundRow | null> {
  if (order.totalAmount === 0) {
    await releasePromoUse(tx, order.id);
    return null;
  }
  const left = await refundableOf(tx, order);
  if (amount <= 0 || amount > left) {
    throw new RangeError(`A refund of ${amount} p was requested; ${left} p of ${order.id} are left`);
  }
  const [refund] = await tx
    .insert(refunds)
    .values({
      id: newId(),
      orderId: order.id,
      amount,
      lines,
      fees,
      reason,
      byKind: by.kind,
      byName: by.name ?? null,
      state: 'requested',
      requestedAt: clock.now(),
    })
    .returning();
  if (refund === undefined) throw new Error('The refund was not written');
  await updateRefundedAmount(tx, order);
  await jobs.send(tx, 'make-refund', { refundId: refund.id });
  return refund;
}
