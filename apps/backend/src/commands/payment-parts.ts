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
  stripe: Env['stripe'],
): Promise<Pick<AppContext, 'db' | 'clock' | 'jobs' | 'payments' | 'log' | 'metrics'>> {
  const log = createLogger('backend', 'silent');
  const jobs = await openJobQueue(pool, log);
  const payments = createPaymentProvider(stripe, log);
  return { db, clock: createClock(), jobs, payments, log, metrics: createMetrics(pool) };
}
