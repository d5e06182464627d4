import { notFound } from '@tanstack/react-router';
import { getRequestHeader, setResponseHeader } from '@tanstack/react-start/server';
import { type ApiClient, createApiClient, unwrap } from '@tiffin/api';
import { createBoundedMap } from './bounded-map.ts';
import { environment } from './env.ts';
import { log } from './log.ts';
import { requestAddress, requestHostname } from './request-host.server.ts';
import { requestScope } from './request-scope.ts';
import { revalidatingFetch } from './revalidating-fetch.ts';

let shared: ApiClient | undefined;
const rememberedBytes = 64_000_000;

/** The process's one client, which speaks for nobody in particular. */
export function backend(): ApiClient {
  const { BACKEND_URL, BACKEND_FALLBACK_URL, FOUNDATION_ID } = environment();
  shared ??= createApiClient({
    baseUrl: BACKEND_URL,
    fallbackBaseUrl: BACKEND_FALLBACK_URL,
    foundationId: FOUNDATION_ID,
    requestId: () => requestScope.getStore()?.requestId,
    onUnanswered: ({ kind }, { method, url }) =>
      // Without what follows the path, such as a code that can still be exchanged.
      log('warn', 'The backend did not answer', { kind, call: `${method} ${url.replace(/\?.*/, '')}` }),
    fetch: revalidatingFetch((request) => fetch(request), rememberedBytes),
  });
  return shared;
}

const keepIdsMs = 300_000;
// Long enough to spare the backend, short enough for a restaurant that has just been added.
const keepMissingMs = 5_000;
const ids = createBoundedMap<{ readonly id: string | null; readonly until: number }>(20_000);

/** The restaurant of a hostname, or null when there is none; remembered for five minutes (Spec §9). */
export async function restaurantIdOf(hostname: string | null): Promise<string | null> {
  if (hostname === null) return null;
  const known = ids.get(hostname);
  if (known !== undefined && known.until > Date.now()) return known.id;
  const result = await backend().getRestaurantByDomain(hostname);
  const isMissing = !result.ok && (result.error.status === 404 || result.error.status === 400);
  const id = isMissing ? null : unwrap(result).id;
  ids.set(hostname, { id, until: Date.now() + (id === null ? keepMissingMs : keepIdsMs) });
  return id;
}

/** The restaurant of the current request; throws notFound when its hostname is no restaurant's. */
export async function currentRestaurantId(): Promise<string> {
  const id = await restaurantIdOf(requestHostname());
  if (id === null) throw notFound();
  return id;
}

/** The backend as somebody sees it who is about to sign in: attempts count for their address, not for ours. */
export function signInBackend(): ApiClient {
  return backend().scopedTo({ clientAddress: requestAddress() });
}

/** The backend as the customer sees it whose tokens came with the call; a renewed pair goes back with the answer. */
export async function customerBackend(): Promise<ApiClient> {
  const accessToken = getRequestHeader('access-token');
  const refreshToken = getRequestHeader('refresh-token');
  return backend().scopedTo({
    restaurantId: await currentRestaurantId(),
    clientAddress: requestAddress(),
    tokens: () => (accessToken && refreshToken ? { accessToken, refreshToken } : null),
    onTokens: (renewed) => {
      setResponseHeader('access-token', renewed.accessToken);
      setResponseHeader('refresh-token', renewed.refreshToken);
    },
  });
}
