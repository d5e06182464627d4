import { durationBuckets } from '@tiffin/node';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** A call to the backend that has ended. */
interface EndedCall {
  readonly method: string;
  /** The path of the contract, with its parameters as `{id}`: each value is a series of its own. */
  readonly path: string;
  /** The status, or why there was no answer. */
  readonly outcome: number | string;
  readonly seconds: number;
}

/** What is measured of the server of a Start app, in the form that Prometheus reads. */
export interface WebMetrics {
  readonly registry: Registry;
  readonly pageRendered: (status: number, seconds: number) => void;
  readonly callEnded: (call: EndedCall) => void;
  readonly streamOpened: () => void;
  readonly streamClosed: () => void;
  /** Begins to measure the process itself: memory, event loop, garbage collection. */
  readonly measureProcess: () => void;
}

/** Makes the measures of an app; each process has one. */
export function createWebMetrics(): WebMetrics {
  const registry = new Registry();
  const registers = [registry];
  const renders = new Histogram({
    name: 'page_render_duration_seconds',
    help: 'How long pages took that were rendered, with what they read, by class of status.',
    labelNames: ['status'] as const,
    buckets: durationBuckets,
    registers,
  });
  // Prometheus sees no rise in a series that begins with 1.
  for (const status of ['2xx', '4xx', '5xx'] as const) renders.zero({ status });
  const calls = new Histogram({
    name: 'backend_call_duration_seconds',
    help: 'How long calls to the backend took, by path of the contract and class of status, or why there was none.',
    labelNames: ['method', 'path', 'status'] as const,
    buckets: durationBuckets,
    registers,
  });
  const streams = new Gauge({
    name: 'event_streams_open',
    help: 'Streams of events that pages follow at this server.',
    registers,
  });
  return {
    registry,
    pageRendered: (status, seconds) => renders.observe({ status: classOf(status) }, seconds),
    callEnded: ({ method, path, outcome, seconds }) =>
      calls.observe(
        { method, path, status: typeof outcome === 'number' ? classOf(outcome) : outcome },
        seconds,
      ),
    streamOpened: () => streams.inc(),
    streamClosed: () => streams.dec(),
    measureProcess: () => collectDefaultMetrics({ register: registry }),
  };
}

const classOf = (status: number) => `${Math.floor(status / 100)}xx`;
