import { mayReadMetrics, metricsResponse } from '@tiffin/node';
import { Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { isLocal, type Peer } from './peer.ts';

/**
 * Serves /metrics for Prometheus, which sends METRICS_TOKEN as a bearer token. Without one it is closed, but for this very
 * machine in a trial with the sandbox. For everybody else the page does not exist.
 */
export function metricsRoutes({ env, metrics }: AppContext): Hono<{ Bindings: Peer }> {
  return new Hono<{ Bindings: Peer }>().get('/metrics', (context, next) => {
    const { headers } = context.req.raw;
    const isAllowed =
      env.METRICS_TOKEN === undefined
        ? env.ALLOW_SANDBOX && isLocal(headers, context.env)
        : mayReadMetrics(headers, env.METRICS_TOKEN);
    return isAllowed ? metricsResponse(metrics.registry) : next();
  });
}
