import { spawn } from 'node:child_process';
import Stripe from 'stripe';
import { inject } from 'vitest';
import type { PaymentSettings } from '../payment-provider.ts';

const secretKey = 'sk_test_backend_tests';
const webhookSecret = 'whsec_backend_tests';

/** A fault that the stand-in is to have at one of its next calls. */
export interface PaymentFault {
  readonly kind:
    | 'reset'
    | 'lost_answer'
    | 'timeout'
    | 'slow'
    | 'stored_500'
    | 'stored_500_after_work'
    | 'rate_limited';
  readonly operation?: string;
  readonly times?: number;
  readonly delayMs?: number;
}

/** The stand-in for the payment provider, running. */
export interface PaymentStandIn {
  /** What the backend needs in order to reach it. */
  readonly settings: PaymentSettings;
  readonly stripe: Stripe;
  /** The sessions of an order, newest first. */
  readonly sessionsOf: (orderId: string) => Promise<Stripe.Checkout.Session[]>;
  /** Pays a session as the customer would on the hosted page; answers with the HTTP status. */
  readonly pay: (sessionId: string, card?: string) => Promise<number>;
  readonly addFault: (fault: PaymentFault) => Promise<void>;
  readonly clearFaults: () => Promise<void>;
  readonly advanceClock: (seconds: number) => Promise<void>;
  /** Every event about the order so far, oldest first. */
  readonly eventsOf: (orderId: string) => Promise<Stripe.Event[]>;
  /** A webhook call with this body, signed as the provider does. */
  readonly sign: (payload: string, options?: { secret?: string; timestamp?: number }) => string;
  readonly stop: () => Promise<void>;
}

/** Starts the stand-in on a free port; its webhooks go to `webhookUrl`, or nowhere. */
export async function startPaymentStandIn(webhookUrl = ''): Promise<PaymentStandIn> {
  // A process of its own, reached over HTTP alone: apps never import each other.
  const child = spawn(process.execPath, [inject('paymentStandIn')], {
    env: {
      PATH: process.env.PATH,
      PAYMENTS_PORT: '0',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      WEBHOOK_URL: webhookUrl,
      WEBHOOK_RETRY_MS: '50',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const base = await new Promise<URL>((resolve, reject) => {
    let output = '';
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /listening at (http:\/\/\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(new URL(address));
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => reject(new Error(`The payment stand-in ended with ${code}: ${output}`)));
  });
  const stripe = new Stripe(secretKey, {
    host: base.hostname,
    port: base.port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const control = async (method: string, path: string, body?: unknown): Promise<Response> => {
    const answer = await fetch(new URL(`/sandbox${path}`, base), {
      method,
      headers: { authorization: `Bearer ${secretKey}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    await answer.arrayBuffer();
    return answer;
  };
  const isAbout = (orderId: string, object: object) =>
    'client_reference_id' in object && object.client_reference_id === orderId;

  return {
    settings: {
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_BASE: base,
    },
    stripe,
    sessionsOf: async (orderId) => {
      const found: Stripe.Checkout.Session[] = [];
      for await (const session of stripe.checkout.sessions.list({ limit: 100 })) {
        if (session.client_reference_id === orderId) found.push(session);
      }
      return found;
    },
    pay: async (sessionId, card) =>
      (await control('POST', `/sessions/${sessionId}/pay`, card === undefined ? {} : { card })).status,
    addFault: async (fault) => {
      await control('POST', '/faults', fault);
    },
    clearFaults: async () => {
      await control('DELETE', '/faults');
    },
    advanceClock: async (advanceSeconds) => {
      await control('POST', '/clock', { advanceSeconds });
    },
    eventsOf: async (orderId) => {
      const found: Stripe.Event[] = [];
      for await (const event of stripe.events.list({ limit: 100 })) {
        if (isAbout(orderId, event.data.object)) found.unshift(event);
      }
      return found;
    },
    sign: (payload, { secret = webhookSecret, timestamp = Math.floor(Date.now() / 1000) } = {}) =>
      stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp }),
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.kill('SIGTERM');
      }),
  };
}
