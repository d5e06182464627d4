import type { ApiError, ApiResult, ErrorCode } from '@tiffin/api';
import { type OrderRefusal, orderRefusal } from '@tiffin/api/counter';

/** Why the backend has not done what was asked, as plain data for the browser; status null without an answer. */
export interface CallFailure {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  /** Fit to show to staff. */
  readonly message: string;
  /** What the backend says of the order that was acted on; null where the failure is about something else. */
  readonly refusal: OrderRefusal | null;
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

/** A result of the client as it goes to the browser. */
export function resultFor<Value>(result: ApiResult<Value>): CallResult<Value> {
  return result.ok ? { ok: true, value: result.data } : { ok: false, failure: failureOf(result.error) };
}

/** The value of a call that went well; throws CallError for one that did not. */
export function unwrapResult<Value>(result: CallResult<Value>): Value {
  if (result.ok) return result.value;
  throw new CallError(result.failure);
}

function failureOf(error: ApiError): CallFailure {
  const { status, code, message } = error;
  return { status, code, message, refusal: orderRefusal(error) };
}
