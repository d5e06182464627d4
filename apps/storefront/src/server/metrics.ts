import { createWebMetrics } from '@tiffin/web/server/metrics';
import { Counter } from 'prom-client';

const measures = createWebMetrics();

/** What the page cache had of a page that was asked for. */
export type CacheResult = 'hit' | 'stale' | 'miss';

const asked = new Counter({
  name: 'page_cache_requests_total',
  help: 'Public pages by what the page cache had of them.',
  labelNames: ['result'] as const,
  registers: [measures.registry],
});
// Prometheus sees no rise in a series that begins with 1.
for (const result of ['hit', 'stale', 'miss'] as const) asked.inc({ result }, 0);

/** The storefront's measures. */
export const metrics = {
  ...measures,
  publicPageAsked: (result: CacheResult) => asked.inc({ result }),
};
