import { createHash, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** The setting `METRICS_TOKEN`. */
export const metricsToken = z
  .string()
  .min(16, { error: 'is too short: use at least 16 random characters.' })
  .optional();

/** The upper bounds of measured times in seconds: from what a cached read takes to the longest that anything may run. */
export const durationBuckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What holds the measures of a process; prom-client's Registry is one. */
export interface MeasureRegistry {
  readonly contentType: string;
  readonly metrics: () => Promise<string>;
}

/** Whether a request brings the token that reads /metrics, as Prometheus sends it. For all others the page does not exist. */
export function mayReadMetrics(headers: Headers, token: string): boolean {
  // Digests, so that neither length nor content shows in the time it takes.
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(headers.get('authorization') ?? ''), digest(`Bearer ${token}`));
}

/** The measures as Prometheus reads them. */
export async function metricsResponse(registry: MeasureRegistry): Promise<Response> {
  return new Response(await registry.metrics(), {
    headers: {
      'content-type': registry.contentType,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    },
  });
}
