import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import Stripe from 'stripe';
import { type PaymentProviderOptions, startPaymentProvider } from './payment-provider.ts';

/** The secret key of the providers that tests start. */
const secretKey = 'sk_test_for_tests';
/** The secret that signs their webhooks. */
export const webhookSecret = 'whsec_for_tests';

/** Starts a provider on a free port, with the official SDK pointed at it. */
export async function startForTest(options: Partial<PaymentProviderOptions> = {}) {
  const service = await startPaymentProvider({
    host: '127.0.0.1',
    port: 0,
    secretKey,
    webhookSecret,
    webhookUrls: [],
    merchantName: 'Saffron & Smoke',
    retries: { firstRetryMs: 10 },
    ...options,
  });
  const { port } = new URL(service.url);
  const stripe = new Stripe(secretKey, {
    host: '127.0.0.1',
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
  });
  const control = (method: string, path: string, body?: unknown) =>
    fetch(`${service.url}/sandbox${path}`, {
      method,
      headers: { authorization: `Bearer ${secretKey}` },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  /** Pays a new session with a card and returns its payment intent. */
  const payWith = async (card?: string, extra: Stripe.Checkout.SessionCreateParams = {}) => {
    const { id } = await stripe.checkout.sessions.create(sessionParams(extra));
    await control('POST', `/sessions/${id}/pay`, { card });
    return String((await stripe.checkout.sessions.retrieve(id)).payment_intent);
  };
  return { ...service, port, stripe, control, payWith };
}

/** Parameters of an ordinary session: two lines, £31.40 together. */
export function sessionParams(
  extra: Stripe.Checkout.SessionCreateParams = {},
): Stripe.Checkout.SessionCreateParams {
  const line = (name: string, pence: number, quantity: number) => ({
    quantity,
    price_data: { currency: 'gbp', unit_amount: pence, product_data: { name } },
  });
  return {
    mode: 'payment',
    success_url: 'http://saffron.localhost:3000/?checkoutStatus=success&session={CHECKOUT_SESSION_ID}',
    cancel_url: 'http://saffron.localhost:3000/?checkoutStatus=failure',
    line_items: [line('Smoked chicken tikka', 1345, 2), line('Garlic and coriander naan', 450, 1)],
    client_reference_id: 'order-1',
    metadata: { orderId: 'order-1' },
    payment_intent_data: { metadata: { orderId: 'order-1' } },
    ...extra,
  };
}

/** One request that a receiver has been sent. */
export interface Received {
  readonly body: string;
  readonly signature: string;
}

/** Listens for webhooks; `answers` are the statuses given, the last one from then on. */
export async function receiveWebhooks(answers: readonly number[] = [200]) {
  const received: Received[] = [];
  const waiting: { count: number; resolve: () => void }[] = [];
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    received.push({ body, signature: String(request.headers['stripe-signature']) });
    response.writeHead(answers[Math.min(received.length, answers.length) - 1] ?? 200).end();
    for (const { count, resolve } of waiting) if (received.length >= count) resolve();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`,
    received,
    /** Settles once `count` requests have come. */
    until: (count: number) =>
      received.length >= count
        ? Promise.resolve()
        : new Promise<void>((resolve) => waiting.push({ count, resolve })),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks).toString();
}
