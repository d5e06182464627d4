import { Hono } from 'hono';
import type { AppContext } from '../context.ts';

/** Whether the server wants new requests; turned off when it begins to stop. */
export interface Readiness {
  isStopping: boolean;
}

/** Serves /healthz (the process is alive) and /readyz (it takes requests and its database answers, busy or not). */
export function healthRoutes(app: AppContext, readiness: Readiness): Hono {
  const hono = new Hono();
  hono.get('/healthz', (context) => context.json({ status: 'ok' }));
  hono.get('/readyz', async (context) => {
    if (readiness.isStopping) return context.json({ status: 'stopping' }, 503);
    if (await app.isDatabaseReachable()) return context.json({ status: 'ok' });
    return context.json({ status: 'database unreachable' }, 503);
  });
  return hono;
}
