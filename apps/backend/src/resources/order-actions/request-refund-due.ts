import type { ClosedReason, RefundDue } from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import type { OrderRow } from '../../db/schema.ts';
import { requestRefund } from '../refunds/request-refund.ts';
import type { OrderActor } from './act-on-order.ts';

/** Requests the refund that an action has made due of a locked order, in the action's transaction. */
export async function requestRefundDue(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  due: RefundDue,
  reason: ClosedReason | null,
  { kind, name }: OrderActor,
): Promise<void> {
  // All of it may have gone back before; of a free order nothing does, but the use of its promo code is released.
  if (due.kind === 'none' || reason === null || (due.amount === 0 && order.totalAmount > 0)) return;
  const by = { kind, ...(name === null ? {} : { name }) };
  await requestRefund(tx, app, order, { amount: due.amount, reason, by });
}
