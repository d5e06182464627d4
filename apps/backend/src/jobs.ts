import type { AppContext } from './context.ts';
import { deleteOldKeys } from './contract/idempotency.ts';
import { type PeriodicJob, startPeriodic } from './periodic.ts';
import { deleteOldWindows } from './rate-limits/rate-limits.store.ts';
import { deleteExpiredTokens } from './resources/auth/refresh-tokens.store.ts';
import { reconcilePayments, reconciliationTimes } from './resources/payments/reconcile-payments.ts';

/** What runs beside the requests: settling missed payments and clearing away what is over. */
export const jobs: readonly PeriodicJob[] = [
  { name: 'reconcile-payments', everyMs: reconciliationTimes.everyMs, run: reconcilePayments },
  {
    name: 'clear-away',
    everyMs: 60 * 60 * 1_000,
    run: async ({ db, pool }) => {
      await deleteOldKeys(db);
      await deleteExpiredTokens(db);
      await deleteOldWindows(pool);
    },
  },
];

/** Starts every job; each run is done by one of the servers. Returns their end. */
export function startJobs(app: AppContext): () => Promise<void> {
  const stops = jobs.map((job) => startPeriodic(app, job));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}
