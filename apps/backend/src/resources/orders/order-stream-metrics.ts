import { Gauge, type Registry } from 'prom-client';
import type { OrderStreams } from './order-streams.ts';

/** Measures how many customers' streams are open on this server. */
export function registerStreamMetrics(registry: Registry, { count }: Pick<OrderStreams, 'count'>): void {
  new Gauge({
    name: 'order_streams_open',
    help: 'Streams of customers who follow their orders.',
    registers: [registry],
    collect() {
      this.set(count());
    },
  });
}
