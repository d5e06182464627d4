import { type MeasureRegistry, mayReadMetrics, metricsResponse } from '@tiffin/node';
import type { ServerMiddleware } from 'srvx';

/**
 * Answers `/metrics` under every hostname, but only for requests with the token; all others go on, as if there were no
 * such page. No line in the log is written for it.
 */
export function metricsPage(token: string, registry: MeasureRegistry): ServerMiddleware {
  return (request, next) =>
    request.method === 'GET' &&
    new URL(request.url).pathname === '/metrics' &&
    mayReadMetrics(request.headers, token)
      ? metricsResponse(registry)
      : next();
}
