import { planRefund, type RefundableOrder, type RefundSelection } from '../refund/plan-refund.ts';
import type { CounterRefundReason, Refund } from '../refund/refund.ts';
import { refundableAmount } from '../refund/refunded-amount.ts';
import { refundedPieces } from '../refund/refunded-pieces.ts';
import type { OrderProblem, OrderProblemReason } from './order-problem.ts';

/** What the restaurant may pay back for a problem, for its people to confirm or change. */
export interface ProblemRefund {
  /** Null where nothing is chosen beforehand. */
  readonly selection: RefundSelection | null;
  readonly reason: CounterRefundReason;
}

/**
 * Prepares the money back for a problem: the dishes that it names, all that is left where nothing came, and nothing
 * where it was late. What went back before is left out, and dishes that what is left does not cover.
 */
export function refundOfProblem(
  order: RefundableOrder & { readonly refunds: readonly Refund[] },
  problem: Pick<OrderProblem, 'reason' | 'lines'>,
): ProblemRefund {
  const reason = refundReasons[problem.reason];
  if (problem.reason === 'late') return { selection: null, reason };
  if (problem.reason === 'never_came') {
    const left = refundableAmount(order.refunds, order.breakdown.totalAmount);
    return { selection: left > 0 ? { kind: 'full' } : null, reason };
  }
  const earlier = order.refunds.map(({ amount, state }) => ({ amount, state, lines: null, fees: null }));
  const lines: { itemId: string; quantity: number }[] = [];
  for (const { id, quantity } of order.items) {
    const left = quantity - refundedPieces(order.refunds, id);
    if (left < 1 || !problem.lines.includes(id)) continue;
    const selection = { kind: 'lines' as const, lines: [...lines, { itemId: id, quantity: left }], fees: [] };
    if (planRefund(order, selection, earlier).kind === 'refund') lines.push({ itemId: id, quantity: left });
  }
  return { selection: lines.length === 0 ? null : { kind: 'lines', lines, fees: [] }, reason };
}

const refundReasons: Readonly<Record<OrderProblemReason, CounterRefundReason>> = {
  missing: 'missing',
  wrong_dish: 'wrong_dish',
  not_right: 'not_right',
  late: 'late',
  // What the customer reads with these reasons would say less than what happened.
  never_came: 'other',
  allergy: 'other',
  other: 'other',
};
