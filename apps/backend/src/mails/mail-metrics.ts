import type pg from 'pg';
import type { Registry } from 'prom-client';
import { registerQueryGauge } from '../http/query-gauge.ts';

/** Measures how long mails have to wait. */
export function registerMailMetrics(registry: Registry, pool: pg.Pool): void {
  registerQueryGauge(registry, pool, {
    name: 'mail_oldest_queued_seconds',
    help: 'For how long the oldest mail that is neither sent nor given up has been waiting.',
    query: `select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as value
      from mails where state = 'queued'`,
  });
}
