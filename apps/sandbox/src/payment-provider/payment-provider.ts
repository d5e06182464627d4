import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { Hono } from 'hono';
import type { Environment } from '../environment.ts';
import { listen, type RunningService } from '../service.ts';
import { createApi } from './api.ts';
import { createControl } from './control.ts';
import { createDashboard } from './dashboard.ts';
import { FaultQueue } from './faults.ts';
import { Ledger } from './ledger.ts';
import { createPayRoutes } from './pay-routes.ts';
import { settleDueRefunds } from './refunds.ts';
import { expireOverdue } from './sessions.ts';
import { addEndpoint, defaultRetries, type RetrySettings, Webhooks } from './webhooks.ts';

/** How a payment provider is set up. */
export interface PaymentProviderOptions {
  readonly host: string;
  readonly port: number;
  readonly secretKey: string;
  readonly webhookUrls: readonly string[];
  readonly webhookSecret: string;
  readonly merchantName: string;
  /** The address customers reach it at; by default the one it listens at. */
  readonly publicUrl?: string;
  /** Folder in which sessions survive a restart; without it they live in memory only. */
  readonly stateDir?: string;
  readonly retries?: Partial<RetrySettings>;
}

const overdueCheckMs = 5000;

/** Reads the options from the environment. */
export function paymentProviderOptions(env: Environment): PaymentProviderOptions {
  const firstRetryMs = env.WEBHOOK_RETRY_MS;
  return {
    host: env.HOST,
    port: env.PAYMENTS_PORT,
    secretKey: env.STRIPE_SECRET_KEY,
    webhookUrls: env.WEBHOOK_URL,
    webhookSecret: env.STRIPE_WEBHOOK_SECRET,
    merchantName: env.MERCHANT_NAME,
    ...(env.PAYMENTS_PUBLIC_URL && { publicUrl: env.PAYMENTS_PUBLIC_URL }),
    ...(env.SANDBOX_STATE_DIR && { stateDir: env.SANDBOX_STATE_DIR }),
    ...(firstRetryMs !== undefined && { retries: { firstRetryMs } }),
  };
}

/** Starts the stand-in for the card payment provider. */
export async function startPaymentProvider(options: PaymentProviderOptions): Promise<RunningService> {
  const { stateDir, secretKey } = options;
  const ledger = new Ledger(stateDir === undefined ? undefined : join(stateDir, 'payments.json'));
  configureEndpoints(ledger, options);
  const faults = new FaultQueue();
  const webhooks = new Webhooks(ledger, { ...defaultRetries, ...options.retries });
  const overdue = setInterval(() => {
    expireOverdue(ledger);
    settleDueRefunds(ledger);
  }, overdueCheckMs);
  overdue.unref();

  let listeningAt = '';
  const sessionSettings = () => ({
    publicUrl: options.publicUrl ?? listeningAt,
    merchantName: options.merchantName,
  });
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.route('/v1', createApi({ ledger, faults, secretKey, sessionSettings }));
  app.route('/sandbox', createControl({ ledger, faults, webhooks, secretKey }));
  app.route('/pay', createPayRoutes(ledger));
  app.route('/dashboard', createDashboard(ledger));

  const service = await listen('payment provider', createAdaptorServer({ fetch: app.fetch }), options);
  listeningAt = service.url;
  return {
    ...service,
    stop: async () => {
      clearInterval(overdue);
      webhooks.stop();
      await service.stop();
      ledger.close();
    },
  };
}

/** Replaces the endpoints of an earlier start by those configured now. */
function configureEndpoints(ledger: Ledger, options: PaymentProviderOptions): void {
  for (const id of ledger.endpoints.keys()) if (id.startsWith('we_configured_')) ledger.endpoints.delete(id);
  for (const [index, url] of options.webhookUrls.entries()) {
    addEndpoint(ledger, url, { id: `we_configured_${index}`, secret: options.webhookSecret });
  }
}
