import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { curry, type Shop, startShop } from '../resources/checkout/testing/shop.ts';

const token = 'a-token-for-prometheus';
let local: Shop;
let guarded: Shop;
beforeAll(async () => {
  local = await startShop();
  guarded = await startShop(undefined, { METRICS_TOKEN: token });
});
afterAll(async () => {
  await local.close();
  await guarded.close();
});

const read = async (shop: Shop, headers: Record<string, string> = {}, from = '127.0.0.1') => {
  const answer = await shop.fetch(new Request('http://backend.test/metrics', { headers }), from);
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
};

test('counts requests by operation and status, the pool, orders and payment events', async () => {
  const shopper = await local.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout();
  await local.payOrder(body.orderId);
  const events = await local.standIn.eventsOf(body.orderId);
  const event = events.find(({ type }) => type === 'checkout.session.completed') ?? {};
  for (let sent = 0; sent < 2; sent += 1) expect(await local.sendEvent(event)).toBe(200);
  await local.call('GET', '/auth/me');
  const { status, type, text } = await read(local);
  expect({ status, type }).toEqual({ status: 200, type: expect.stringContaining('text/plain') });
  const lines = text.split('\n');
  for (const line of [
    'http_request_duration_seconds_count{operation="checkout",status="200"} 1',
    'http_request_duration_seconds_count{operation="getMe",status="401"} 1',
    'orders_placed_total{how="paid"} 1',
    'payment_events_total{type="checkout.session.completed",effect="placed"} 1',
    'payment_events_total{type="checkout.session.completed",effect="unchanged"} 1',
    'database_pool_connections_max 20',
    'database_pool_connections{state="in_use"} 0',
    'database_pool_waiting_requests 0',
  ]) {
    expect(lines).toContain(line);
  }
});

test('without a token it is closed, but for this machine in a trial with the sandbox', async () => {
  const { app } = local;
  const answer = createApp({ ...app, env: { ...app.env, ALLOW_SANDBOX: false } });
  for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: 'Bearer null' }]) {
    const request = new Request('http://backend.test/metrics', { headers });
    expect((await answer(request, { address: '127.0.0.1' })).status).toBe(404);
  }
  expect((await read(local, {}, '::1')).status).toBe(200);
  expect((await read(local, {}, '192.0.2.1')).status).toBe(404);
  expect((await read(local, { 'x-forwarded-for': '192.0.2.1' })).status).toBe(404);
});

test('with a token only who has it may read, from anywhere', async () => {
  expect((await read(guarded, { authorization: `Bearer ${token}` }, '192.0.2.1')).status).toBe(200);
  for (const headers of [{}, { authorization: 'Bearer wrong' }, { authorization: `Bearer ${token}x` }]) {
    expect((await read(guarded, headers)).status).toBe(404);
  }
});
