import type { ApiError } from '@tiffin/api';
import { requestScope } from '@tiffin/node';
import { environment } from './env.ts';
import { log } from './log.ts';
import { metrics } from './metrics.ts';

/** How the counter's clients reach the backend. */
export function backendOptions() {
  const { BACKEND_URL, BACKEND_FALLBACK_URL, FOUNDATION_ID } = environment();
  return {
    baseUrl: BACKEND_URL,
    fallbackBaseUrl: BACKEND_FALLBACK_URL,
    foundationId: FOUNDATION_ID,
    requestId: () => requestScope.getStore()?.requestId,
    onUnanswered: ({ kind }: ApiError, { method, url }: Request) =>
      log.warn({ kind, call: `${method} ${url.replace(/\?.*/, '')}` }, 'The backend did not answer'),
    onCallEnded: metrics.callEnded,
  };
}
