import type { Pence } from '../money/pence.ts';
import { closedReasons } from '../order-lifecycle/lifecycle-order.ts';
import type { RefundedLine } from './line-refund.ts';
import type { RefundAuthor } from './refund-author.ts';

/** How far a refund has come: asked for, known to the provider, made, or refused by provider or bank. */
export const refundStates = ['requested', 'pending', 'succeeded', 'failed'] as const;

/** How far a refund has come. */
export type RefundState = (typeof refundStates)[number];

/** Why money goes back: because the order was closed, or because something was wrong with it. */
export const refundReasons = [...closedReasons, 'missing', 'wrong_dish', 'late', 'not_right'] as const;

/** Why money goes back. */
export type RefundReason = (typeof refundReasons)[number];

/** Why staff pay money back for an order that stays as it is. */
export const counterRefundReasons = [
  'missing',
  'wrong_dish',
  'late',
  'not_right',
  'other',
] as const satisfies readonly RefundReason[];

/** Why staff pay money back for an order that stays as it is. */
export type CounterRefundReason = (typeof counterRefundReasons)[number];

/** A refund as its order shows it. */
export interface Refund {
  readonly amount: Pence;
  readonly state: RefundState;
  /** When it reached its state, ISO 8601. */
  readonly at: string;
  /** Null where none was given, as for a refund made at the payment provider. */
  readonly reason: RefundReason | null;
  /** Who asked for it; shown to the restaurant alone. */
  readonly by?: RefundAuthor;
  /** The lines that it is for and how many of each; shown to the restaurant alone, none where it is for a sum. */
  readonly lines?: readonly Omit<RefundedLine, 'amount'>[];
}
