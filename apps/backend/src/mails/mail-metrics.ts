import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

const query = `select coalesce(extract(epoch from now() - min(queued_at)), 0)::float8 as seconds
  from mails where state = 'queued'`;

/** Measures at each reading of the metrics how long mails have to wait; leaves it out while the database is away. */
export function registerMailMetrics(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'mail_oldest_queued_seconds',
    help: 'For how long the oldest mail that is neither sent nor given up has been waiting.',
    registers: [registry],
    async collect() {
      this.remove();
      const { rows } = await pool
        .query<{ seconds: number }>({ name: 'mail-oldest-queued', text: query })
        .catch(() => ({ rows: [] }));
      for (const { seconds } of rows) this.set(seconds);
    },
  });
}
