import type {
  CancelReason,
  CounterRefundReason,
  DeclineReason,
  Pence,
  RefundableFee,
  RefundChoice,
  SoldOutTarget,
} from '@tiffin/domain';
import type { Wire } from '../../wire.ts';

/** What a person at the counter does with an order, by the names of the lifecycle. */
export type CounterAction =
  | {
      readonly name: 'accept' | 'delay';
      /** ISO 8601. */
      readonly promisedAt: string;
    }
  | {
      readonly name: 'decline';
      readonly reason: DeclineReason;
      /** What of the order has run out. */
      readonly outOf: readonly SoldOutTarget[];
    }
  | { readonly name: 'cancel_accepted'; readonly reason: CancelReason; readonly refund: RefundChoice }
  | { readonly name: 'start' | 'ready' | 'dispatch' | 'complete' | 'undo' };

/** Money that a manager gives back: an amount, or some of the lines with the fees that are ticked. */
export interface CounterRefund {
  readonly selection:
    | { readonly kind: 'amount'; readonly amount: Pence }
    | {
        readonly kind: 'lines';
        readonly lines: readonly { readonly itemId: string; readonly quantity: number }[];
        readonly fees: readonly RefundableFee[];
      };
  readonly reason: CounterRefundReason;
  /** The `refundedAmount` that the person saw. */
  readonly expectedRefunded: Pence;
}

/** Writes an action, as of the version that the person saw. */
export function writeCounterAction(action: CounterAction, expectedVersion: number): Wire['OrderAction'] {
  switch (action.name) {
    case 'accept':
    case 'delay':
      return { action: action.name, expectedVersion, promisedAt: action.promisedAt };
    case 'decline':
      return {
        action: action.name,
        expectedVersion,
        reason: action.reason,
        ...(action.outOf.length === 0 ? {} : { outOf: action.outOf.map(({ kind, id }) => ({ kind, id })) }),
      };
    case 'cancel_accepted':
      return { action: 'cancel', expectedVersion, reason: action.reason, refund: { ...action.refund } };
    default:
      return { action: action.name, expectedVersion };
  }
}

/** Writes a refund. */
export function writeCounterRefund({
  selection,
  reason,
  expectedRefunded,
}: CounterRefund): Wire['CounterRefund'] {
  if (selection.kind === 'amount') return { amount: selection.amount, reason, expectedRefunded };
  const lines = selection.lines.map(({ itemId, quantity }) => ({ itemId, quantity }));
  const fees = selection.fees.length === 0 ? {} : { fees: [...selection.fees] };
  return { lines, ...fees, reason, expectedRefunded };
}
