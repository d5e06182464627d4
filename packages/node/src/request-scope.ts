import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';

/** What every log line of a request says about it. */
export interface RequestScope {
  readonly requestId: string;
  /** The operation of the contract, where there is one. */
  readonly operation?: string;
}

declare global {
  var tiffinRequestScope: AsyncLocalStorage<RequestScope> | undefined;
}

// The storefront's host and its app are two bundles in one process: both find the same storage under a global name.
globalThis.tiffinRequestScope ??= new AsyncLocalStorage<RequestScope>();

/** Carries the request's id to everything that runs on its behalf. */
export const requestScope: AsyncLocalStorage<RequestScope> = globalThis.tiffinRequestScope;

/** Returns the id of a request: the caller's own `x-request-id` when it is well-formed, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : randomUUID();
}
