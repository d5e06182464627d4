import { AsyncLocalStorage } from 'node:async_hooks';

/** What every log line of a request says of it. */
export interface RequestScope {
  readonly requestId: string;
  readonly operation: string;
}

/** Carries the request's id to whatever is done on its behalf, so that every line logged there bears it. */
export const requestScope = new AsyncLocalStorage<RequestScope>();
