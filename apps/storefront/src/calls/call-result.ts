import { isNotFound } from '@tanstack/react-router';
import {
  type ApiError,
  type ApiResult,
  blockersOf,
  changedBreakdown,
  type ErrorCode,
  type PricedBreakdown,
} from '@tiffin/api';
import type { ButtonBlocker } from '@tiffin/domain';

/** Why the backend has not done what was asked, as plain data for the browser; status null without an answer. */
export interface CallFailure {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** Fit to show to the customer. */
  readonly message: string;
  /** What stands in the way of a checkout. */
  readonly blockers: readonly ButtonBlocker[];
  /** The new price, when the total has changed since the customer saw it. */
  readonly changed: PricedBreakdown | null;
}

/** What a server function hands to the browser: the value, or the failure as data. */
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

/** The failure behind an error of the client. */
export function failureOf(error: ApiError): CallFailure {
  const { status, code, message } = error;
  return { status, code, message, blockers: blockersOf(error), changed: changedBreakdown(error) };
}

/** A result of the client as it goes to the browser. */
export function resultFor<Value>(result: ApiResult<Value>): CallResult<Value> {
  return result.ok ? { ok: true, value: result.data } : { ok: false, failure: failureOf(result.error) };
}

/** The value of a call that went well; throws CallError for one that did not. */
export function unwrapResult<Value>(result: CallResult<Value>): Value {
  if (result.ok) return result.value;
  throw new CallError(result.failure);
}

/** The HTTP status behind an error; null when there was no answer. */
export function statusOf(error: unknown): number | null {
  if (error instanceof CallError) return error.failure.status;
  // A fetch that got no answer fails with a TypeError; all else is a fault on our own server.
  return error instanceof TypeError ? null : 500;
}

/** One retry (Spec §9), but not for what is known not to be there. */
export function onceUnlessMissing(failureCount: number, error: unknown): boolean {
  return failureCount < 1 && !isNotFound(error);
}
