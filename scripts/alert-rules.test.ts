import { expect, test } from 'vitest';
import { metricsIn, readAlertRules, readEqualMetrics, readMetricRows } from './alert-rules.ts';

const rows = readMetricRows();
const groups = readAlertRules();
const rules = [...groups.values()].flat();

test('the tables and the rules are found', () => {
  expect(new Set(rows.map(({ table }) => table))).toEqual(
    new Set(['Backends', 'Storefronts and counters', 'All programs']),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rules.length).toBeGreaterThan(20);
  expect(readEqualMetrics()).toHaveLength(4);
});

test.each(rows)('$metrics: a rule alerts on each of them', ({ metrics, worryWhen }) => {
  expect(metrics).not.toEqual([]);
  const ofRow = rules.filter(({ expr }) => metricsIn(expr).some((name) => metrics.includes(name)));
  expect(ofRow.flatMap(({ expr }) => metricsIn(expr))).toEqual(expect.arrayContaining([...metrics]));
  // "alert" in a row wakes a person.
  const wakes = ofRow.some(({ labels }) => labels.severity === 'page');
  expect(wakes).toBe(/\balert\b/.test(worryWhen));
});

test.each(rules)('$alert is a rule that Prometheus takes, on metrics that operate.md describes', (rule) => {
  expect(rule).toEqual({
    alert: expect.stringMatching(/^([A-Z][a-z]+)+$/),
    expr: expect.any(String),
    labels: { severity: expect.stringMatching(/^(page|ticket)$/) },
    annotations: { summary: expect.stringMatching(/\.$/) },
    ...('for' in rule && { for: expect.stringMatching(/^\d+[smh]$/) }),
  });
  const described = rows.flatMap(({ metrics }) => metrics);
  const used = metricsIn(rule.expr);
  expect(used).not.toEqual([]);
  expect(described).toEqual(expect.arrayContaining([...used]));
});

test('every alert has a name of its own', () => {
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

test('what is the same on every server is not summed', () => {
  for (const { expr } of rules) {
    const isEqual = metricsIn(expr).some((name) => readEqualMetrics().includes(name));
    expect([expr, /\bsum\b/.test(expr) && isEqual]).toEqual([expr, false]);
    expect([expr, !isEqual || expr.startsWith('max')]).toEqual([expr, true]);
  }
});

test.each([
  ['sum by (le, job) (rate(a_seconds_bucket{b="c"}[5m])) > 0.5', ['a_seconds']],
  ['max_over_time(a_total[30m]) == 0 and on () (hour() >= 18)', ['a_total']],
  ['a_open / ignoring (state) b_max offset 2d', ['a_open', 'b_max']],
])('the metrics in %s', (expr, names) => expect(metricsIn(expr)).toEqual(names));
