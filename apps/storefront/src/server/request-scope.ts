import { AsyncLocalStorage } from 'node:async_hooks';

/** What is known of a request wherever something is done on its behalf. */
interface RequestScope {
  readonly requestId: string;
}

declare global {
  var tiffinRequestScope: AsyncLocalStorage<RequestScope> | undefined;
}

// Host and app are two bundles in one process: they find the same storage under a name that both know.
globalThis.tiffinRequestScope ??= new AsyncLocalStorage<RequestScope>();

/** Carries the request's id to log lines and to the backend. */
export const requestScope: AsyncLocalStorage<RequestScope> = globalThis.tiffinRequestScope;

/** The id a request is known by: the caller's own when it is a sane one, else a new one. */
export function requestIdOf(request: Request): string {
  const given = request.headers.get('x-request-id');
  return given !== null && /^[A-Za-z0-9_-]{8,64}$/.test(given) ? given : crypto.randomUUID();
}
