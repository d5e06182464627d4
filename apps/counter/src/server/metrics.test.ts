import { expect, test } from 'vitest';
import { readMetricRows } from '../../../../scripts/alert-rules.ts';
import { metrics } from './metrics.ts';

// It has no page cache.
const others = /^page_cache_/;

test('the counter has the metrics that operate.md describes', () => {
  metrics.measureProcess();
  const described = readMetricRows()
    .filter(({ table }) => table !== 'Backends')
    .flatMap((row) => row.metrics)
    .filter((name) => !others.test(name));
  const missing = described.filter((name) => metrics.registry.getSingleMetric(name) === undefined);
  expect([described.length > 5, missing]).toEqual([true, []]);
});
