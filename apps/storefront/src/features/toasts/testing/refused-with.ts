import { ApiError } from '@tiffin/api';

/** The error of a call that the backend refuses with this status; without an answer when it is null. */
export function refusedWith(status: number | null, message = '', code: ApiError['code'] = null): ApiError {
  return new ApiError({
    kind: status === null ? 'network' : 'http',
    status,
    code,
    message,
    details: null,
    retryAfterSeconds: null,
    requestId: null,
  });
}
