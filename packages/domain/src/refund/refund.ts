import type { Pence } from '../money/pence.ts';
import { closedReasons } from '../order-lifecycle/lifecycle-order.ts';

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

/** A refund as the customer sees it. */
export interface Refund {
  readonly amount: Pence;
  readonly state: RefundState;
  /** When it reached its state, ISO 8601. */
  readonly at: string;
  /** Null where none was given, as for a refund made at the payment provider. */
  readonly reason: RefundReason | null;
}
