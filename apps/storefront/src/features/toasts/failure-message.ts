import { toastStrings } from './toasts.ts';

/** What a form or dialog says of a failure: the server's message, or our own words where the browser has only its own. */
export function failureMessage(error: Error | null): string | undefined {
  // A request or a code download without a connection fails with a TypeError, such as "Failed to fetch".
  return error instanceof TypeError ? toastStrings.noConnection : error?.message;
}
