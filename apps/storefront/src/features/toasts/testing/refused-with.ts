import { ApiError } from '@tiffin/api';

/** The error of a call that the backend refuses with this status; without an answer when it is null. */
export function refusedWith(status: number | null, message = ''): ApiError {
  return new ApiError({
    kind: status === null ? 'network' : 'http',
    status,
    code: null,
    message,
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
}
