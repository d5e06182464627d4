import { ApiError, type ErrorCode } from '@tiffin/api';

/** The error of a call that the backend refuses with this status and code; without an answer when the status is null. */
export function refusedWith(status: number | null, code: ErrorCode | null = null): ApiError {
  return new ApiError({
    kind: status === null ? 'network' : 'http',
    status,
    code,
    message: 'As the server says.',
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
}
