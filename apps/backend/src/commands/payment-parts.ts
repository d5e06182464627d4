import { createClock, createLogger } from '@tiffin/node';
import type { AppContext } from '../context.ts';
import type { DatabaseClient } from '../db/client.ts';
import type { Env } from '../env.ts';
import { createMetrics } from '../http/metrics.ts';
import { openJobQueue } from '../jobs/boss.ts';
import { createPaymentProvider } from '../resources/payments/payment-provider.ts';

/** Opens what a command needs that moves money: the provider and the queue of the servers' jobs. */
export async function openPaymentParts(
  { db, pool }: DatabaseClient,
  env: Pick<Env, 'STRIPE_SECRET_KEY' | 'STRIPE_API_BASE'>,
): Promise<Pick<AppContext, 'db' | 'clock' | 'jobs' | 'payments' | 'log' | 'metrics'>> {
  const log = createLogger('backend', 'silent');
  const jobs = await openJobQueue(pool, log);
  // A command receives no webhooks.
  const payments = createPaymentProvider({ ...env, STRIPE_WEBHOOK_SECRET: '' }, log);
  return { db, clock: createClock(), jobs, payments, log, metrics: createMetrics(pool) };
}
