import type pg from 'pg';
import type { Registry } from 'prom-client';
import { registerQueryGauge } from '../http/query-gauge.ts';
import { retention } from './retention.ts';
import { overdueSeconds } from './sweep.ts';

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

const overdue = retention
  .map((sweep) => `select '${sweep.name}' as label, ${overdueSeconds(sweep)} as value`)
  .join(' union all ');

/** Measures what waits in the background: jobs, mails, and rows that a sweep should have handled. */
export function registerBackgroundMetrics(registry: Registry, pool: pg.Pool): void {
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
  registerQueryGauge(registry, pool, {
    name: 'sweep_overdue_seconds',
    help: 'For how long the oldest row that a sweep should have handled has been waiting.',
    label: 'sweep',
    query: overdue,
  });
  registerQueryGauge(registry, pool, {
    name: 'mail_oldest_queued_seconds',
    help: 'For how long the oldest mail that is neither sent nor given up has been waiting.',
    query: `select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as value
      from mails where state = 'queued'`,
  });
}
