import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { isLocal, type Peer } from './peer.ts';

/**
 * Serves /metrics for Prometheus, which sends METRICS_TOKEN as a bearer token. Without one it is closed, but for this very
 * machine in a trial with the sandbox. For everybody else the page does not exist.
 */
export function metricsRoutes({ env, metrics }: AppContext): Hono<{ Bindings: Peer }> {
  return new Hono<{ Bindings: Peer }>().get('/metrics', async (context, next) => {
    const { headers } = context.req.raw;
    const isAllowed =
      env.metricsToken === null
        ? env.allowsSandbox && isLocal(headers, context.env)
        : isSame(headers.get('authorization') ?? '', `Bearer ${env.metricsToken}`);
    if (!isAllowed) return next();
    const text = await metrics.registry.metrics();
    return context.body(text, 200, {
      'content-type': metrics.registry.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
  });
}

/** Compares digests, so that neither length nor content shows in the time it takes. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
