import { type ApiClient, createApiClient } from '@tiffin/api';
import { backendOptions } from './backend-options.server.ts';

let shared: ApiClient | undefined;

/** The backend as every visitor of the restaurant sees it: hours and settings. */
export function publicBackend(): ApiClient {
  shared ??= createApiClient(backendOptions());
  return shared;
}
