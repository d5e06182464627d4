import type pg from 'pg';
import type { Registry } from 'prom-client';
import { registerQueryGauge } from '../http/query-gauge.ts';
import { retention } from './retention.ts';
import { overdueSeconds } from './sweep.ts';

const overdue = retention
  .map((sweep) => `select '${sweep.name}' as label, ${overdueSeconds(sweep)} as value`)
  .join(' union all ');

/** Measures how far behind each sweep is. */
export function registerSweepMetrics(registry: Registry, pool: pg.Pool): void {
  registerQueryGauge(registry, pool, {
    name: 'sweep_overdue_seconds',
    help: 'For how long the oldest row that a sweep should have handled has been waiting.',
    label: 'sweep',
    query: overdue,
  });
}
