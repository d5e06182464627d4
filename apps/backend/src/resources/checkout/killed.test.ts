import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gate, type GateStep, startGate } from './testing/gate.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
let gate: Gate;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  shop = await startShop();
  gate = await startGate(shop.standIn.settings.apiBase ?? new URL('http://127.0.0.1:1'));
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await gate.close();
  await shop.close();
});

/** The backend as a process of its own, on the same database, that can be killed. */
async function startBackend(): Promise<{ readonly url: string; readonly kill: () => Promise<void> }> {
  const { env } = shop.app;
  const child = spawn(process.execPath, [fileURLToPath(new URL('../../index.ts', import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: env.databaseUrl,
      PORT: '0',
      FOUNDATION_ID: env.foundationId,
      JWT_SECRET: env.jwtSecret,
      OIDC_ISSUER: env.oidc.issuer,
      OIDC_CLIENT_ID: env.oidc.clientId,
      OIDC_CLIENT_SECRET: env.oidc.clientSecret,
      OIDC_REDIRECT_URI: env.oidc.redirectUri,
      STRIPE_SECRET_KEY: shop.standIn.settings.secretKey,
      STRIPE_WEBHOOK_SECRET: shop.standIn.settings.webhookSecret,
      STRIPE_API_BASE: gate.url,
      CLOCK_START: '2026-03-04T12:00:00Z',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const port = /"port":(\d+)[^\n]*"listening"/.exec(output)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
    child.once('exit', (code) => reject(new Error(`The backend ended with ${code}: ${output}`)));
  });
  return {
    url,
    kill: async () => {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      running.delete(child);
    },
  };
}

async function payable(shopper: Shopper) {
  const orders = await shop.ordersOf(shopper);
  const sessions = (await Promise.all(orders.map(({ id }) => shop.standIn.sessionsOf(id)))).flat();
  return sessions.filter(({ status }) => status !== 'expired');
}

test.each<[string, GateStep]>([
  ['when the order is written and the provider has not heard of it', 'request'],
  ['when the provider has opened the page and the backend has not heard of it', 'answer'],
])('killed %s, the customer goes on to one page and one order', async (_, step) => {
  const backend = await startBackend();
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const key = { 'idempotency-key': `killed-at-${step}` };
  const reached = gate.hold(step);
  const lost = shopper.sendTo(backend.url, '/restaurant-cart/checkout', shopper.checkoutBody(), key);
  const outcome = lost.then(
    () => 'answered',
    () => 'lost',
  );
  await reached;
  await backend.kill();
  expect(await outcome).toBe('lost');
  expect(await shop.ordersOf(shopper)).toMatchObject([
    { status: 'pending_payment', paymentSessionUrl: null },
  ]);

  const { status, body } = await shopper.checkout();
  expect(status).toBe(200);
  expect(await shop.ordersOf(shopper)).toHaveLength(1);
  expect((await payable(shopper)).map(({ url }) => url)).toEqual([body.url]);
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  expect(await shopper.order(body.orderId)).toMatchObject({ status: 'placed' });
  expect((await shopper.cart()).items).toEqual([]);
});

test('killed at any moment of checkouts and webhooks, nothing is lost and nothing double', async () => {
  // The moment of death, not a wait for anything.
  for (const afterMs of [10, 40]) {
    const backend = await startBackend();
    const [buyer, payer] = [await shop.newShopper(), await shop.newShopper()];
    for (const shopper of [buyer, payer]) await shopper.add({ ...curry, quantity: 2 });
    const paid = await payer.checkout();
    await shop.payOrder(paid.body.orderId);
    const events = await shop.standIn.eventsOf(paid.body.orderId);
    const calls = [
      ...[1, 2, 3].map(() => buyer.sendTo(backend.url, '/restaurant-cart/checkout', buyer.checkoutBody())),
      ...events.map((event) =>
        buyer.sendTo(backend.url, '/webhooks/payments', event, {
          'stripe-signature': shop.standIn.sign(JSON.stringify(event)),
        }),
      ),
    ];
    const settled = Promise.allSettled(calls);
    await new Promise((resolve) => setTimeout(resolve, afterMs));
    await backend.kill();
    await settled;

    for (const event of events) expect(await shop.sendEvent(event)).toBe(200);
    expect(await payer.order(paid.body.orderId)).toMatchObject({ status: 'placed' });
    expect((await payer.cart()).items).toEqual([]);
    const { status, body } = await buyer.checkout();
    expect(status).toBe(200);
    expect(await shop.ordersOf(buyer)).toHaveLength(1);
    expect((await payable(buyer)).map(({ url }) => url)).toEqual([body.url]);
  }
});
