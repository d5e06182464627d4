import type { AppContext } from './context.ts';
import { deleteOldKeys } from './contract/idempotency.ts';
import { deleteExpiredTokens } from './resources/auth/refresh-tokens.store.ts';
import { startReconciliation } from './resources/payments/reconcile-payments.ts';

const cleaningMs = 60 * 60 * 1_000;

/** Starts what runs beside the requests: settling missed payments and clearing away what is over. Returns its end. */
export function startJobs(app: AppContext): () => Promise<void> {
  const stopReconciliation = startReconciliation(app);
  const cleaning = setInterval(() => {
    Promise.all([deleteOldKeys(app.db), deleteExpiredTokens(app.db)]).catch((error: unknown) => {
      app.log.error({ err: error }, 'Clearing away old keys and tokens failed; it is tried again in an hour');
    });
  }, cleaningMs);
  cleaning.unref();
  return async () => {
    clearInterval(cleaning);
    await stopReconciliation();
  };
}
