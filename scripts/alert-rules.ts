import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

const docs = join(import.meta.dirname, '..', 'docs');

/** A row of the tables of metrics in operate.md. */
export interface MetricRow {
  /** The heading of its table, as `Backends`. */
  readonly table: string;
  readonly metrics: readonly string[];
  readonly worryWhen: string;
}

/** Returns the rows of all tables of metrics. */
export function readMetricRows(): readonly MetricRow[] {
  const page = readFileSync(join(docs, 'operate.md'), 'utf8');
  const [, section = ''] = /\n## Metrics\n(.*?)\n## /s.exec(page) ?? [];
  return section.split('\n### ').flatMap((part) => {
    const [table = ''] = part.split('\n');
    return [...part.matchAll(/^\| (`.*?) \| .*? \| (.*) \|$/gm)].map(([, names = '', worryWhen = '']) => ({
      table,
      metrics: [...names.matchAll(/`([a-z0-9_]+)`/g)].map(([, name = '']) => name),
      worryWhen,
    }));
  });
}

/** Returns the metrics that operate.md calls the same on every server. */
export function readEqualMetrics(): readonly string[] {
  const page = readFileSync(join(docs, 'operate.md'), 'utf8');
  const [, sentence = ''] = /their `max`\. These are (.*?)\.\n/s.exec(page) ?? [];
  return [...sentence.matchAll(/`(\w+)`/g)].map(([, name = '']) => name).sort();
}

/** A rule of alerts.yml. */
export interface AlertRule {
  readonly alert: string;
  readonly expr: string;
  readonly for?: string;
  readonly labels: { readonly severity: string };
  readonly annotations: { readonly summary: string };
}

/** Returns the rules of alerts.yml by the names of their groups. */
export function readAlertRules(): ReadonlyMap<string, readonly AlertRule[]> {
  const { groups }: { groups: { name: string; rules: AlertRule[] }[] } = parse(
    readFileSync(join(docs, 'alerts.yml'), 'utf8'),
  );
  return new Map(groups.map(({ name, rules }) => [name, rules]));
}

/** Returns the names of the metrics in an expression, without the `_bucket`, `_count` and `_sum` of a histogram. */
export function metricsIn(expr: string): readonly string[] {
  // Each metric's name has an underscore, as no operator and no label that is grouped by; functions have an argument.
  const names = expr.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '').match(/\b[a-z]+(_[a-z0-9]+)+\b(?! *\()/g) ?? [];
  return [...new Set(names.map((name) => name.replace(/_seconds_(bucket|count|sum)$/, '_seconds')))];
}
