import { getCookie } from '@tanstack/react-start/server';
import { type CounterClient, createCounterClient } from '@tiffin/api/counter';
import { requestScope } from '@tiffin/node';
import { environment } from './env.ts';
import { log } from './log.ts';

let shared: CounterClient | undefined;

/** The process's one client, which speaks for nobody in particular. */
export function backend(): CounterClient {
  const { BACKEND_URL, BACKEND_FALLBACK_URL, FOUNDATION_ID } = environment();
  shared ??= createCounterClient({
    baseUrl: BACKEND_URL,
    fallbackBaseUrl: BACKEND_FALLBACK_URL,
    foundationId: FOUNDATION_ID,
    requestId: () => requestScope.getStore()?.requestId,
    onUnanswered: ({ kind }, { method, url }) =>
      log.warn({ kind, call: `${method} ${url.replace(/\?.*/, '')}` }, 'The backend did not answer'),
  });
  return shared;
}

/** The token of the person or device that the request comes from; null before a sign-in. */
export function sessionToken(): string | null {
  return getCookie('__Host-tiffin-counter') ?? getCookie('tiffin-counter') ?? null;
}

/** The backend as the person or device sees it that the request comes from. */
export function counterBackend(): CounterClient {
  const token = sessionToken();
  return backend().scopedTo(token === null ? {} : { token });
}
