import type pg from 'pg';
import type { Registry } from 'prom-client';
import { registerQueryGauge } from '../http/query-gauge.ts';

const failed = `select name as label,
    (select count(*)::int from pgboss.job where name = queue.name and state = 'failed') as value
  from pgboss.queue`;

// pg-boss keeps a job until `retention_seconds` after it was first due, whatever its retries. New jobs, which may be
// many, are read by the index; those that run or wait for their next try are few.
const oldestUndone = `select name as label,
    coalesce(extract(epoch from now() - least(
      (select min(start_after) from pgboss.job
        where name = queue.name and state = 'created' and blocked = false and start_after <= now()),
      (select min(keep_until - queue.retention_seconds * interval '1 second') from pgboss.job
        where name = queue.name and state in ('retry', 'active')))), 0)::float8 as value
  from pgboss.queue`;

/** Measures the queues. */
export function registerJobMetrics(registry: Registry, pool: pg.Pool): void {
  registerQueryGauge(registry, pool, {
    name: 'jobs_failed',
    help: 'Jobs whose last retry failed, and which wait for an operator.',
    label: 'queue',
    query: failed,
  });
  registerQueryGauge(registry, pool, {
    name: 'jobs_oldest_undone_seconds',
    help: 'For how long the oldest job that is not done has been due, also while it runs or is tried again.',
    label: 'queue',
    query: oldestUndone,
  });
}
