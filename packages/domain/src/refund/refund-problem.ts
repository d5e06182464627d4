import type { Pence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import { lifecycleMessages, refundExceedsMessage } from '../order-lifecycle/lifecycle-problem.ts';

/** Why a refund was refused, in words that can be shown to the caller. */
export interface RefundProblem {
  readonly code: 'refund_exceeds' | 'refund_changed' | 'refund_not_allowed';
  readonly message: string;
}

/** Makes the reasons why refunds are refused. */
export const refundProblems = {
  exceeds: (left: Pence): RefundProblem => ({ code: 'refund_exceeds', message: refundExceedsMessage(left) }),
  touchesTip: (message: string): RefundProblem => ({ code: 'refund_exceeds', message }),
  tooMany: (name: string, left: number): RefundProblem => ({
    code: 'refund_exceeds',
    message: `Only ${left} of ${name} can still be refunded.`,
  }),
  unknownLine: (): RefundProblem => ({
    code: 'refund_not_allowed',
    message: 'A dish of this refund is not in the order.',
  }),
  ofNothing: (): RefundProblem => ({
    code: 'refund_not_allowed',
    message: lifecycleMessages.refundOfNothing,
  }),
  notPaid: (): RefundProblem => ({
    code: 'refund_not_allowed',
    message: 'This order is not paid, so nothing can be refunded.',
  }),
  changed: (refunded: Pence): RefundProblem => ({
    code: 'refund_changed',
    message: `By now ${formatPounds(refunded)} of this order is refunded. Check the amount and try again.`,
  }),
} as const;
