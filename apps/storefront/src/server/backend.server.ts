import { notFound } from '@tanstack/react-router';
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server';
import { type ApiClient, createApiClient, formerRestaurant, unwrap } from '@tiffin/api';
import { idPattern } from '@tiffin/domain';
import { requestScope } from '@tiffin/node';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';
import { environment } from './env.ts';
import { log } from './log.ts';
import { metrics } from './metrics.ts';
import { picturesAt } from './pictures-at.ts';
import { clientAddress, requestHostname } from './request-host.server.ts';
import { revalidatingFetch } from './revalidating-fetch.ts';

/** An id, as server functions take it for a call of the backend. */
export const idSchema = z.string().regex(idPattern);

let shared: ApiClient | undefined;
const rememberedBytes = 64_000_000;

/** The process's one client; it carries no credentials. */
export function backend(): ApiClient {
  const { BACKEND_URL, BACKEND_FALLBACK_URL, FOUNDATION_ID, PICTURES_URL } = environment();
  const send = (request: Request) => fetch(request);
  shared ??= createApiClient({
    baseUrl: BACKEND_URL,
    fallbackBaseUrl: BACKEND_FALLBACK_URL,
    foundationId: FOUNDATION_ID,
    requestId: () => requestScope.getStore()?.requestId,
    onUnanswered: ({ kind }, { method, url }) =>
      // Without what follows the path, such as a code that can still be exchanged.
      log.warn({ kind, call: `${method} ${url.replace(/\?.*/, '')}` }, 'The backend did not answer'),
    onCallEnded: metrics.callEnded,
    fetch: revalidatingFetch(
      PICTURES_URL === undefined ? send : picturesAt(PICTURES_URL, send),
      rememberedBytes,
    ),
  });
  return shared;
}

const keepIdsMs = 300_000;
// Long enough to spare the backend, short enough for a restaurant that has just been added.
const keepMissingMs = 5_000;
const restaurants = new LRUCache<string, { readonly id: string | null }>({
  max: 20_000,
  ttl: keepIdsMs,
  ignoreFetchAbort: true,
  async fetchMethod(hostname, _stale, { options }) {
    const result = await backend().getRestaurantByDomain(hostname);
    const former = result.ok ? null : formerRestaurant(result.error);
    const isMissing = !result.ok && (result.error.status === 404 || result.error.status === 400);
    if (!isMissing) return { id: unwrap(result).id };
    // A freed hostname may be another restaurant's in a moment.
    options.ttl = keepMissingMs;
    return { id: former?.restaurant.id ?? null };
  },
});

/** Makes the hostnames of a restaurant be looked up again: it has been deleted, and another may have them. */
export function forgetHostnamesOf(restaurantId: string): void {
  for (const [hostname, { id }] of restaurants.entries())
    if (id === restaurantId) restaurants.delete(hostname);
}

/**
 * The restaurant of a hostname, or the deleted one that had it; null when there is none. Remembered for five minutes (Spec
 * §9).
 */
export async function restaurantIdOf(hostname: string | null): Promise<string | null> {
  return hostname === null ? null : (await restaurants.forceFetch(hostname)).id;
}

/** The same without asking: undefined when it is not remembered. */
export const knownRestaurantId = (hostname: string | null): string | null | undefined =>
  hostname === null ? null : restaurants.peek(hostname)?.id;

/** The restaurant of the current request; throws notFound when no restaurant has its hostname. */
export async function currentRestaurantId(): Promise<string> {
  const id = await restaurantIdOf(requestHostname());
  if (id === null) throw notFound();
  return id;
}

/** The backend for a visitor who is signing in: attempts count for their address, not for ours. */
export function signInBackend(): ApiClient {
  return backend().scopedTo({ clientAddress: clientAddress() });
}

/** The backend as the holder of these tokens sees it. */
export function backendFor(tokens: { readonly refreshToken: string }): ApiClient {
  return backend().scopedTo({ clientAddress: clientAddress(), tokens: () => tokens });
}

/** The backend called with the tokens of the current request; a renewed pair goes back with the answer. */
export async function customerBackend(): Promise<ApiClient> {
  const accessToken = getRequestHeader('access-token');
  const refreshToken = getRequestHeader('refresh-token');
  return backend().scopedTo({
    restaurantId: await currentRestaurantId(),
    clientAddress: clientAddress(),
    tokens: () => (accessToken && refreshToken ? { accessToken, refreshToken } : null),
    onTokens: (renewed) => {
      setResponseHeader('access-token', renewed.accessToken);
      setResponseHeader('refresh-token', renewed.refreshToken);
    },
  });
}
