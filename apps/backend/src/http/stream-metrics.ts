import { Gauge, type Registry } from 'prom-client';
import type { NumberStreams } from './number-streams.ts';

/** Measures how many streams of one kind are open on this server. */
export function registerStreamMetric(
  registry: Registry,
  { count }: Pick<NumberStreams, 'count'>,
  { name, help }: { readonly name: string; readonly help: string },
): void {
  new Gauge({
    name,
    help,
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}
