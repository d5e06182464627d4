import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** The end of a measure's description when servers do not add up. */
export const sameOnEveryServer = 'The same on every server.';

/** A measure that a query reads. */
export interface QueryGauge {
  readonly name: string;
  readonly help: string;
  /** The name of its label, as `queue`; left out where there is one value only. */
  readonly label?: string;
  /** Returns the values as `value`, each with its `label` where there is one. */
  readonly query: string;
}

/**
 * Measures with a query at each reading of the metrics; leaves the measure out while the database is away. Every server
 * says the same, so that the greatest counts and not the sum.
 */
export function registerQueryGauge(
  registry: Registry,
  pool: pg.Pool,
  { name, help, label, query }: QueryGauge,
): void {
  new Gauge({
    name,
    help: `${help} ${sameOnEveryServer}`,
    labelNames: label === undefined ? [] : [label],
    registers: [registry],
    async collect() {
      // A reset measure without labels would say 0.
      if (label === undefined) this.remove();
      else this.reset();
      const { rows } = await pool
        .query<{ label?: string; value: number }>({ name, text: query })
        .catch(() => ({ rows: [] }));
      for (const row of rows) this.set(label === undefined ? {} : { [label]: row.label ?? '' }, row.value);
    },
  });
}
