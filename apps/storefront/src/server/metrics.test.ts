import { expect, test } from 'vitest';
import { readMetricRows } from '../../../../scripts/alert-rules.ts';
import { metrics } from './metrics.ts';

test('the storefront has the metrics that operate.md describes', () => {
  metrics.measureProcess();
  const described = readMetricRows()
    .filter(({ table }) => table !== 'Backends')
    .flatMap((row) => row.metrics);
  const missing = described.filter((name) => metrics.registry.getSingleMetric(name) === undefined);
  expect([described.length > 5, missing]).toEqual([true, []]);
});
