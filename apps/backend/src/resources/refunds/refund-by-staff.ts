import {
  type EarlierRefund,
  type Pence,
  pence,
  planRefund,
  type RefundProblem,
  type RefundReason,
  type RefundSelection,
  refundProblems,
} from '@tiffin/domain';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { orderBreakdown } from '../../db/order-breakdown.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import type { OrderRow, RefundRow } from '../../db/schema.ts';
import { refundsOf } from './refunds.store.ts';
import { type RefundActor, requestRefund } from './request-refund.ts';

/** What people of a restaurant want to give back. */
export interface StaffRefund {
  readonly selection: RefundSelection;
  /** What had gone back of the order when they decided; another refund since then refuses this one. */
  readonly expectedRefunded: Pence;
  readonly reason: RefundReason;
  readonly by: RefundActor;
}

/** What became of it: the refund that was requested, or why not (409 of the contract). */
export type StaffRefundResult =
  | { readonly kind: 'requested'; readonly refund: RefundRow }
  | { readonly kind: 'refused'; readonly problem: RefundProblem };

/** Asks for a refund of a locked order for the people of its restaurant. */
export async function refundByStaff(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  { selection, expectedRefunded, reason, by }: StaffRefund,
): Promise<StaffRefundResult> {
  if (order.placedAt === null) return { kind: 'refused', problem: refundProblems.notPaid() };
  if (order.refundedAmount !== expectedRefunded) {
    return { kind: 'refused', problem: refundProblems.changed(pence(order.refundedAmount)) };
  }
  const plan = planRefund(
    refundableOrder(order),
    selection,
    (await refundsOf(tx, [order.id])).map(earlierRefund),
  );
  if (plan.kind === 'refused') return plan;
  const refund = await requestRefund(tx, app, order, { ...plan.parts, reason, by });
  if (refund === null) return { kind: 'refused', problem: refundProblems.exceeds(pence(0)) };
  await raiseVersion(tx, order.id);
  return { kind: 'requested', refund };
}

function refundableOrder({ snapshot, ...order }: OrderRow) {
  return {
    items: snapshot.items,
    breakdown: orderBreakdown(order),
  };
}

function earlierRefund({ amount, lines, fees, state }: RefundRow): EarlierRefund {
  return { amount: pence(amount), lines, fees, state };
}
