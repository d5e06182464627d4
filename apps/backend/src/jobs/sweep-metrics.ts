import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { retention } from './retention.ts';
import { overdueSeconds } from './sweep.ts';

const query = retention
  .map((sweep) => `select '${sweep.name}' as sweep, ${overdueSeconds(sweep)} as seconds`)
  .join(' union all ');

/** Measures at each reading of the metrics how far behind each sweep is; leaves it out while the database is away. */
export function registerSweepMetrics(registry: Registry, pool: pg.Pool): void {
  new Gauge({
    name: 'sweep_overdue_seconds',
    help: 'For how long the oldest row that a sweep should have handled has been waiting.',
    labelNames: ['sweep'] as const,
    registers: [registry],
    async collect() {
      this.reset();
      const { rows } = await pool
        .query<{ sweep: string; seconds: number }>({ name: 'sweep-overdue', text: query })
        .catch(() => ({ rows: [] }));
      for (const { sweep, seconds } of rows) this.set({ sweep }, seconds);
    },
  });
}
