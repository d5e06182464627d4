import { statusOf } from '@tiffin/api';

/**
 * Whether the server has refused a call for good. Without a network the browser's own error comes, a server or proxy that
 * fails may have done it all the same, and a device that asks too often is answered later.
 */
export function isRefused(error: unknown): boolean {
  const status = statusOf(error);
  return status !== null && status < 500 && status !== 429;
}
