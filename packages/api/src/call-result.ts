import type { ButtonBlocker } from '@tiffin/domain';
import { type OrderRefusal, orderRefusal } from './counter/mapping/order-refusal.ts';
import type { ApiError } from './errors.ts';
import { blockersOf, changedBreakdown, type PricedBreakdown } from './mapping/breakdown.ts';
import type { ApiResult } from './result.ts';
import type { ErrorCode } from './wire.ts';

/** Why the backend has not done what was asked, as plain data for the browser; status null without an answer. */
export interface CallFailure {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** Fit to show to customers and staff. */
  readonly message: string;
  /** What stands in the way of a checkout. */
  readonly blockers: readonly ButtonBlocker[];
  /** The new price, when the total has changed since the customer saw it. */
  readonly changed: PricedBreakdown | null;
  /** Why staff could not act on an order, with the order as it is now; null where the failure is about something else. */
  readonly refusal: OrderRefusal | null;
}

/** What an app's server function hands to the browser: the value, or the failure as data. */
export type CallResult<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: CallFailure };

/** A failed call on its way through React Query, which knows failures as thrown errors. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly failure: CallFailure;

  constructor(failure: CallFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** Makes the failure behind an error of the client. */
export function failureOf(error: ApiError): CallFailure {
  const { status, code, message } = error;
  return {
    status,
    code,
    message,
    blockers: blockersOf(error),
    changed: changedBreakdown(error),
    refusal: orderRefusal(error),
  };
}

/** Makes a result of the client ready for the browser. */
export function resultFor<Value>(result: ApiResult<Value>): CallResult<Value> {
  return result.ok ? { ok: true, value: result.data } : { ok: false, failure: failureOf(result.error) };
}

/** Returns the value of a call that went well; throws CallError for one that did not. */
export function unwrapResult<Value>(result: CallResult<Value>): Value {
  if (result.ok) return result.value;
  throw new CallError(result.failure);
}
