import type { SoldOutTarget } from '../menu/sold-out.ts';
import type { Pence } from '../money/pence.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { FulfilmentStatus, PaymentStatus } from './order-status.ts';

/** Why staff decline an order. */
export const declineReasons = [
  'too_busy',
  'out_of_stock',
  'closing_early',
  'cannot_deliver',
  'other',
] as const;

/** Why a manager cancels an accepted order. */
export const cancelReasons = [
  'too_busy',
  'out_of_stock',
  'cannot_deliver',
  'customer_request',
  'no_show',
  'id_refused',
  'other',
] as const;

/** One of the reasons why staff decline an order. */
export type DeclineReason = (typeof declineReasons)[number];

/** One of the reasons why a manager cancels an accepted order. */
export type CancelReason = (typeof cancelReasons)[number];

/** Whether the restaurant may keep what was paid for an order that it cancels: only where its customer is the reason. */
export function canKeepPayment(reason: CancelReason): boolean {
  return reason === 'no_show' || reason === 'id_refused';
}

/** Why orders are declined or cancelled, by anyone: those of staff, and those that the system sets. */
export const closedReasons = [
  'unanswered',
  'closed',
  'customer',
  ...new Set([...declineReasons, ...cancelReasons]),
] as const;

/** Why an order was declined or cancelled, by anyone. */
export type ClosedReason = (typeof closedReasons)[number];

/** When the restaurant promises an order; both instants are the same where staff promise one time. */
export interface PromisedTime {
  readonly from: Date;
  readonly to: Date;
}

/** A state that an order has had, and since when. */
export interface OrderStage {
  readonly status: FulfilmentStatus;
  readonly since: Date;
}

/** An order as far as its lifecycle goes. */
export interface LifecycleOrder {
  readonly status: PaymentStatus | FulfilmentStatus;
  /** When the present state began. */
  readonly since: Date;
  /** The states that an undo goes back to, the latest last. */
  readonly before: readonly OrderStage[];
  /** Grows by one with each action and each change of a refund; 0 until it is placed. */
  readonly version: number;
  readonly mode: OrderingMode;
  /** Until when the restaurant may answer; null where orders are accepted automatically. */
  readonly acceptBy: Date | null;
  readonly promised: PromisedTime | null;
  /** When an action was last undone. */
  readonly undoneAt: Date | null;
  /** When the restaurant closes on the day of the order, by its hours at checkout. */
  readonly closesAt: Date | null;
  readonly paidAt: Date | null;
  readonly totalAmount: Pence;
  /** How much of it is a tip. */
  readonly tipAmount: Pence;
  /** What has gone back to the customer so far, at most `totalAmount`. */
  readonly refundedAmount: Pence;
  readonly closedReason: ClosedReason | null;
}

/** What a manager who cancels an order wants to give back. */
export type RefundChoice =
  | { readonly kind: 'full' }
  | { readonly kind: 'amount'; readonly amount: Pence }
  | { readonly kind: 'none' };

/** What goes back to the customer after an action: a fact, the refund itself is made elsewhere. */
export type RefundDue =
  | { readonly kind: 'full' | 'amount'; readonly amount: Pence }
  | { readonly kind: 'none' };

/** One action on an order, with what it needs to know. */
export type LifecycleAction =
  | { readonly name: 'accept'; readonly promised: PromisedTime }
  | {
      readonly name: 'decline';
      readonly reason: DeclineReason;
      /** What of the order has run out. */
      readonly outOf?: readonly SoldOutTarget[];
    }
  | { readonly name: 'delay'; readonly promisedAt: Date }
  | { readonly name: 'cancel_accepted'; readonly reason: CancelReason; readonly refund: RefundChoice }
  | {
      readonly name:
        | 'decline_unanswered'
        | 'decline_closed'
        | 'cancel'
        | 'start'
        | 'ready'
        | 'dispatch'
        | 'complete'
        | 'undo';
    };

/** The name of an action on an order. */
export type LifecycleActionName = LifecycleAction['name'];
