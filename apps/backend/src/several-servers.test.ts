import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Gate, startGate } from './resources/checkout/testing/gate.ts';
import {
  type KillableBackend,
  killRemaining,
  startKillableBackend,
} from './resources/checkout/testing/killable-backend.ts';
import { curry, type Shop, startShop } from './resources/checkout/testing/shop.ts';
import { testFoundationId } from './testing/test-app.ts';

// Two servers in processes of their own: what one of them remembers can hide nothing from the other.
let shop: Shop;
let gate: Gate;
let first: KillableBackend;
let second: KillableBackend;
beforeAll(async () => {
  shop = await startShop();
  const provider = shop.standIn.settings.STRIPE_API_BASE ?? new URL('http://127.0.0.1:1');
  gate = await startGate(provider);
  [first, second] = await Promise.all([
    startKillableBackend(shop, gate.url),
    startKillableBackend(shop, provider.href),
  ]);
});
afterAll(async () => {
  killRemaining();
  await gate.close();
  await shop.close();
});

const checkoutPath = '/restaurant-cart/checkout';
const alternately = (count: number) =>
  Array.from({ length: count }, (_, index) => (index % 2 === 0 ? first : second).url);

test('the same checkout at both makes one order, and the same event at both places it once', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const body = shopper.checkoutBody();
  const statuses = await Promise.all(alternately(20).map((url) => shopper.sendTo(url, checkoutPath, body)));
  // 503: the provider was still busy with the other server's call.
  for (const status of statuses) expect([200, 503]).toContain(status);
  expect(statuses).toContain(200);
  const [order, ...more] = await shop.ordersOf(shopper);
  expect(more).toEqual([]);
  const orderId = order?.id ?? '';
  expect(await shop.standIn.sessionsOf(orderId)).toMatchObject([{ url: order?.paymentSessionUrl }]);

  await shop.payOrder(orderId);
  const events = await shop.standIn.eventsOf(orderId);
  const event = events.find(({ type }) => type === 'checkout.session.completed') ?? {};
  const signature = { 'stripe-signature': shop.standIn.sign(JSON.stringify(event)) };
  const received = await Promise.all(
    alternately(20).map((url) => shopper.sendTo(url, '/webhooks/payments', event, signature)),
  );
  expect(new Set(received)).toEqual(new Set([200]));
  expect((await placedBy(first)) + (await placedBy(second))).toBe(1);
  // The servers run jobs too, so it may be accepted by now.
  expect((await shopper.order(orderId)).placedAt).not.toBeNull();
});

test('the second server opens the same page while the first still waits for it', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const body = shopper.checkoutBody();
  const held = gate.hold('answer', 'POST /v1/checkout/sessions');
  const waiting = shopper.sendTo(first.url, checkoutPath, body);
  await held.reached;
  expect(await shopper.sendTo(second.url, checkoutPath, body)).toBe(200);
  held.goOn();
  expect(await waiting).toBe(200);
  const [order] = await shop.ordersOf(shopper);
  expect(await shop.standIn.sessionsOf(order?.id ?? '')).toMatchObject([{ url: order?.paymentSessionUrl }]);
});

test('a sign-in at one is good at the other, and so is its end', async () => {
  const session = await shop.signIn();
  const { accessToken, refreshToken } = session;
  const statusAt = async (method: string, url: string, headers: Record<string, string>) => {
    const answer = await fetch(url, { method, headers: { 'foundation-id': testFoundationId, ...headers } });
    await answer.arrayBuffer();
    return answer.status;
  };
  const withTokens = { authorization: `Bearer ${accessToken}`, 'refresh-token': refreshToken };
  const refresh = { 'refresh-token': refreshToken };
  expect(await statusAt('GET', `${second.url}/auth/me`, withTokens)).toBe(200);
  expect(await statusAt('POST', `${second.url}/auth/refresh`, refresh)).toBe(200);
  expect(await statusAt('POST', `${first.url}/auth/logout`, withTokens)).toBe(204);
  expect(await statusAt('POST', `${second.url}/auth/refresh`, refresh)).toBe(401);
});

async function placedBy({ url }: KillableBackend): Promise<number> {
  const text = await (await fetch(`${url}/metrics`)).text();
  return Number(/^orders_placed_total\{how="paid"\} (\d+)$/m.exec(text)?.[1] ?? 0);
}
