import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

const failed = `select name as queue,
    (select count(*)::int from pgboss.job where name = queue.name and state = 'failed') as value
  from pgboss.queue`;

// pg-boss keeps a job until `retention_seconds` after it was first due, whatever its retries. New jobs, which may be
// many, are read by the index; those that run or wait for their next try are few.
const oldestUndone = `select name as queue,
    coalesce(extract(epoch from now() - least(
      (select min(start_after) from pgboss.job
        where name = queue.name and state = 'created' and blocked = false and start_after <= now()),
      (select min(keep_until - queue.retention_seconds * interval '1 second') from pgboss.job
        where name = queue.name and state in ('retry', 'active')))), 0)::float8 as value
  from pgboss.queue`;

/** Measures the queues at each reading of the metrics; leaves them out while the database is away. */
export function registerJobMetrics(registry: Registry, pool: pg.Pool): void {
  const measure = (name: string, help: string, query: string) =>
    new Gauge({
      name,
      help,
      labelNames: ['queue'] as const,
      registers: [registry],
      async collect() {
        this.reset();
        const { rows } = await pool
          .query<{ queue: string; value: number }>({ name, text: query })
          .catch(() => ({ rows: [] }));
        for (const { queue, value } of rows) this.set({ queue }, value);
      },
    });
  measure('jobs_failed', 'Jobs whose last retry failed, and which wait for an operator.', failed);
  measure(
    'jobs_oldest_undone_seconds',
    'For how long the oldest job that is not done has been due, also while it runs or is tried again.',
    oldestUndone,
  );
}
