import { failedRequestMessage } from '@tiffin/domain';
import type { ErrorCode, ErrorDetails } from './wire.ts';

/**
 * How a call failed: the backend refused (`http`), nothing answered (`network`), nothing answered in time
 * (`timeout`), the caller gave up (`aborted`), or the answer could not be understood (`malformed`).
 */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'aborted' | 'malformed';

/** A failed call as plain data, fit to cross from server to browser. */
export interface ApiErrorData {
  readonly kind: ApiErrorKind;
  /** The HTTP status, or null where there was no answer. */
  readonly status: number | null;
  /** The contract's code, or null where the answer held none. */
  readonly code: ErrorCode | null;
  /** Fit to show to a customer. */
  readonly message: string;
  readonly details: ErrorDetails | null;
  /** Seconds after which a new try makes sense, where the backend said so. */
  readonly retryAfterSeconds: number | null;
  /** The name of the request in the backend's logs. */
  readonly requestId: string | null;
}

const messages = {
  network: 'We could not reach the restaurant. Please check your connection and try again.',
  timeout: 'The restaurant took too long to answer. Please try again.',
  aborted: 'The request was cancelled.',
  malformed: 'We received an answer that we could not understand. Please try again.',
} as const;

/** The one error of every call. */
export class ApiError extends Error implements ApiErrorData {
  override readonly name = 'ApiError';
  readonly kind: ApiErrorKind;
  readonly status: number | null;
  readonly code: ErrorCode | null;
  readonly details: ErrorDetails | null;
  readonly retryAfterSeconds: number | null;
  readonly requestId: string | null;

  constructor(data: ApiErrorData, cause?: unknown) {
    super(data.message, { cause });
    this.kind = data.kind;
    this.status = data.status;
    this.code = data.code;
    this.details = data.details;
    this.retryAfterSeconds = data.retryAfterSeconds;
    this.requestId = data.requestId;
  }

  /** The error as plain data; `new ApiError(data)` brings it back. */
  toJSON(): ApiErrorData {
    const { kind, status, code, message, details, retryAfterSeconds, requestId } = this;
    return { kind, status, code, message, details, retryAfterSeconds, requestId };
  }
}

/** Brings the error that a server function throws to the browser as it is, where serializers keep the message alone. */
export const apiErrorSerialization = {
  key: 'ApiError',
  test: (value: unknown): value is ApiError => value instanceof ApiError,
  toSerializable: (error: ApiError): ApiErrorData => error.toJSON(),
  fromSerializable: (data: ApiErrorData): ApiError => new ApiError(data),
};

/** Returns the HTTP status behind an error; null when there was no answer. */
export function statusOf(error: unknown): number | null {
  if (error instanceof ApiError) return error.status;
  // A fetch that got no answer fails with a TypeError; all else is a fault on our own server.
  return error instanceof TypeError ? null : 500;
}

/** An error of a call that got no answer that could be read. */
export function failureWithoutAnswer(
  kind: Exclude<ApiErrorKind, 'http'>,
  cause: unknown,
  response?: Response,
): ApiError {
  return new ApiError(
    {
      kind,
      status: response?.status ?? null,
      code: null,
      message: messages[kind],
      details: null,
      retryAfterSeconds: null,
      requestId: response?.headers.get('x-request-id') ?? null,
    },
    cause,
  );
}

/** The error that a refusing answer stands for; a body that is not the contract's gets the status' general message. */
export function refusal(response: Response, body: unknown): ApiError {
  const said = readErrorBody(body);
  return new ApiError({
    kind: 'http',
    status: response.status,
    code: said?.code ?? null,
    message: said?.message ?? failedRequestMessage(response.status),
    details: said?.details ?? null,
    retryAfterSeconds: readSeconds(response.headers.get('retry-after')),
    requestId: response.headers.get('x-request-id'),
  });
}

/** The contract's error in a body, or null when it is something else, such as a proxy's page. */
export function readErrorBody(
  body: unknown,
): { code: ErrorCode; message: string; details: ErrorDetails | null } | null {
  if (!isRecord(body) || typeof body.message !== 'string' || body.message === '') return null;
  if (!isErrorCode(body.code)) return null;
  return { code: body.code, message: body.message, details: isRecord(body.details) ? body.details : null };
}

const errorCodes: Readonly<Record<ErrorCode, true>> = {
  invalid_request: true,
  foundation_required: true,
  restaurant_required: true,
  unauthorized: true,
  forbidden: true,
  not_found: true,
  method_not_allowed: true,
  account_not_found: true,
  account_exists: true,
  total_changed: true,
  idempotency_conflict: true,
  conflict: true,
  promo_unknown: true,
  promo_expired: true,
  promo_not_started: true,
  promo_used_up: true,
  promo_wrong_day: true,
  promo_not_first_order: true,
  promo_not_applicable: true,
  promo_below_minimum: true,
  invalid_selection: true,
  cart_full: true,
  item_not_now: true,
  item_over_limit: true,
  order_changed: true,
  already_accepted: true,
  checkout_blocked: true,
  not_staff: true,
  last_owner: true,
  code_invalid: true,
  pin_wrong: true,
  pin_needed: true,
  no_device: true,
  no_pin: true,
  cursor_expired: true,
  open_orders: true,
  restaurant_deleted: true,
  action_not_allowed: true,
  promise_out_of_range: true,
  refund_exceeds: true,
  refund_changed: true,
  refund_not_allowed: true,
  too_late: true,
  too_many: true,
  service_unavailable: true,
  payload_too_large: true,
  unsupported_media_type: true,
  request_timeout: true,
  rate_limited: true,
  internal: true,
};

function isErrorCode(code: unknown): code is ErrorCode {
  return typeof code === 'string' && Object.hasOwn(errorCodes, code);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readSeconds(header: string | null): number | null {
  return header !== null && /^\d{1,6}$/.test(header) ? Number(header) : null;
}
