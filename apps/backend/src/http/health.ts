import type { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import type { Peer } from './peer.ts';

/** Whether the server wants new requests; turned off when it begins to stop. */
export interface Readiness {
  isStopping: boolean;
}

/** Serves /healthz (the process is alive) and /readyz (it can do its work). */
export function mountHealth(hono: Hono<{ Bindings: Peer }>, app: AppContext, readiness: Readiness): void {
  hono.get('/healthz', (context) => context.json({ status: 'ok' }));
  hono.get('/readyz', async (context) => {
    if (readiness.isStopping) return context.json({ status: 'stopping' }, 503);
    try {
      await app.pool.query('select 1');
      return context.json({ status: 'ok' });
    } catch {
      return context.json({ status: 'database unreachable' }, 503);
    }
  });
}
