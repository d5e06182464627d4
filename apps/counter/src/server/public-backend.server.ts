import { type ApiClient, createApiClient } from '@tiffin/api';
import { requestScope } from '@tiffin/node';
import { environment } from './env.ts';

let shared: ApiClient | undefined;

/** The backend as every visitor of the restaurant sees it: hours and settings. */
export function publicBackend(): ApiClient {
  const { BACKEND_URL, BACKEND_FALLBACK_URL, FOUNDATION_ID } = environment();
  shared ??= createApiClient({
    baseUrl: BACKEND_URL,
    fallbackBaseUrl: BACKEND_FALLBACK_URL,
    foundationId: FOUNDATION_ID,
    requestId: () => requestScope.getStore()?.requestId,
  });
  return shared;
}
