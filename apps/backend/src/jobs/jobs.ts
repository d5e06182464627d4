import type { AppContext } from '../context.ts';
import { reconcilePayments, reconciliationTimes } from '../resources/payments/reconcile-payments.ts';
import { type PeriodicJob, startPeriodic } from './periodic.ts';
import { retention } from './retention.ts';
import { runSweep } from './sweep.ts';

const sweepEveryMs = 60 * 60 * 1_000;

/** What runs beside the requests: settling missed payments, and each sweep by itself, so that one may fail alone. */
export const jobs: readonly PeriodicJob[] = [
  { name: 'reconcile-payments', everyMs: reconciliationTimes.everyMs, run: reconcilePayments },
  ...retention.map((sweep) => ({
    name: `sweep-${sweep.name}`,
    everyMs: sweepEveryMs,
    run: (app: AppContext, isStopping: () => boolean) => runSweep(app, sweep, isStopping),
  })),
];

/** Starts every job; each run is done by one of the servers. Returns their end. */
export function startJobs(app: AppContext): () => Promise<void> {
  const stops = jobs.map((job) => startPeriodic(app, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
