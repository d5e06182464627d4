import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { Peer } from '../http/peer.ts';
import { operationDescriptions } from './document.ts';
import { assertComplete } from './registry.ts';
import { createScope } from './scope.ts';
import { serveOperation } from './serve-operation.ts';

/** Serves every operation of the contract; throws when one has no handler. */
export function mountOperations(hono: Hono<{ Bindings: Peer }>, app: AppContext): void {
  assertComplete();
  const scope = createScope(app.db);
  for (const operation of operationDescriptions) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    hono.on(operation.method.toUpperCase(), path, serveOperation(operation, app, scope));
  }
}
