/** The error types of Stripe's API. */
export type ApiErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

interface ApiErrorDetails {
  readonly type?: ApiErrorType;
  readonly code?: string;
  readonly param?: string;
  readonly declineCode?: string;
}

/** An answer other than 2xx, in the shape that Stripe's SDK turns into its error classes. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: 400 | 401 | 402 | 404 | 409 | 429 | 500;
  readonly details: ApiErrorDetails;

  constructor(status: ApiError['status'], message: string, details: ApiErrorDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }

  /** The JSON body of the answer. */
  body(): { error: Record<string, string> } {
    const { type = 'invalid_request_error', code, param, declineCode } = this.details;
    return {
      error: {
        message: this.message,
        type,
        ...(code !== undefined && {
          code,
          doc_url: `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`,
        }),
        ...(param !== undefined && { param }),
        ...(declineCode !== undefined && { decline_code: declineCode }),
      },
    };
  }
}

/** The 400 for a parameter that is missing or wrong. */
export function invalidParameter(param: string, message: string, code = 'parameter_invalid'): ApiError {
  return new ApiError(400, message, { code, param });
}

/** The 400 for a parameter that names an unknown object; in a path, such an id answers 404. */
export function unknownReference(kind: string, id: string): ApiError {
  return invalidParameter(kind, `No such ${kind}: '${id}'`, 'resource_missing');
}

/** The 404 for an id that nobody knows. */
export function noSuch(kind: string, id: string, param = kind): ApiError {
  return new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}
