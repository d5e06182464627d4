import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { orders } from '../../db/schema.ts';
import { type Listening, listen } from '../../http/listen.ts';
import { readEventStream } from '../../http/testing/read-event-stream.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { createOrderStreams, type OrderStreams } from './order-streams.ts';
import { readVersions } from './orders.store.ts';

let shop: Shop;
const reads = vi.fn((ids: readonly string[]) => readVersions(shop.app.pool, ids));
const failures = vi.fn();
interface Server extends Listening {
  readonly streams: OrderStreams;
}
let servers: Server[];

/** A server of its own with its own streams, on the shop's database. */
async function startServer(times: { readonly heartbeatMs?: number; readonly longestMs?: number } = {}) {
  const streams = createOrderStreams({ readVersions: reads, onFailure: failures, everyMs: 20, ...times });
  const listening = await listen(createApp({ ...shop.app, orderStreams: streams }), 0, '127.0.0.1');
  const server = { ...listening, streams };
  servers.push(server);
  return server;
}

beforeAll(async () => {
  shop = await startShop();
  servers = [];
});
afterEach(async () => {
  for (const { streams, close } of servers.splice(0)) {
    streams.end();
    await close(0);
  }
});
afterAll(() => shop.close());

/** A customer with an order, and the tokens that its stream is opened with. */
async function placeOrder() {
  const shopper: Shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout();
  return { shopper, orderId: body.orderId };
}

const change = (orderId: string) =>
  shop.app.db
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, orderId));

async function versionOf(orderId: string): Promise<number> {
  const [row] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  return row?.version ?? -1;
}

function open(server: Listening, shopper: Shopper, orderId: string, signal?: AbortSignal): Promise<Response> {
  return fetch(`http://127.0.0.1:${server.port}/orders/${orderId}/stream`, {
    headers: { 'foundation-id': testFoundationId, authorization: `Bearer ${shopper.accessToken}` },
    ...(signal === undefined ? {} : { signal }),
  });
}

const version = (number: number) => `event: version\ndata: ${number}`;

test('a stream says the version at once and after each change, and asks nobody to keep or compress it', async () => {
  const [server, { shopper, orderId }] = [await startServer(), await placeOrder()];
  const first = await versionOf(orderId);
  const response = await open(server, shopper, orderId);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'text/event-stream',
    'cache-control': 'no-store, no-transform',
    'x-accel-buffering': 'no',
    'x-request-id': expect.any(String),
  });
  expect(response.headers.get('content-encoding')).toBeNull();
  const next = readEventStream(response);
  expect(await next()).toBe(version(first));
  await change(orderId);
  expect(await next()).toBe(version(first + 1));
  await change(orderId);
  expect(await next()).toBe(version(first + 2));
});

test('a silent stream sends a comment', async () => {
  const [server, { shopper, orderId }] = [await startServer({ heartbeatMs: 30 }), await placeOrder()];
  const next = readEventStream(await open(server, shopper, orderId));
  await next();
  expect(await next()).toBe(': still here');
  expect(await next()).toBe(': still here');
  const before = await versionOf(orderId);
  await change(orderId);
  let block = await next();
  while (block === ': still here') block = await next();
  expect(block).toBe(version(before + 1));
});

test('a stream ends by itself, and all end when the server stops', async () => {
  const [short, long] = [await startServer({ longestMs: 50 }), await startServer()];
  const { shopper, orderId } = await placeOrder();
  const next = readEventStream(await open(short, shopper, orderId));
  await next();
  expect(await next()).toBeNull();

  const nextOfLong = readEventStream(await open(long, shopper, orderId));
  await nextOfLong();
  long.streams.end();
  expect(await nextOfLong()).toBeNull();
  expect(long.streams.count()).toBe(0);
  // A stream opened while the server stops gets the version and ends, and does not use up the grace period.
  expect(await readEventStream(await open(long, shopper, orderId))()).toBeNull();
  await long.close(60_000);
});

test('the change made through one server reaches the customer of another', async () => {
  const [one, other] = [await startServer(), await startServer()];
  const { shopper, orderId } = await placeOrder();
  const followers = [
    readEventStream(await open(one, shopper, orderId)),
    readEventStream(await open(other, shopper, orderId)),
  ];
  for (const next of followers) await next();
  const before = await versionOf(orderId);
  await change(orderId);
  for (const next of followers) expect(await next()).toBe(version(before + 1));
});

test('a sixth stream of a customer ends the oldest, not that of another customer', async () => {
  const server = await startServer();
  const [{ shopper, orderId }, other] = [await placeOrder(), await placeOrder()];
  const ofOther = readEventStream(await open(server, other.shopper, other.orderId));
  const own = [];
  for (let index = 0; index < 6; index += 1) own.push(readEventStream(await open(server, shopper, orderId)));
  for (const next of [ofOther, ...own]) await next();
  const [oldest, ...rest] = own;
  expect(await oldest?.()).toBeNull();
  expect(server.streams.count()).toBe(6);
  await Promise.all([change(orderId), change(other.orderId)]);
  for (const next of [ofOther, ...rest]) expect(await next()).toMatch(/^event: version/);
});

test('all orders are read together, and a customer who leaves is forgotten', async () => {
  const server = await startServer();
  const [first, second] = [await placeOrder(), await placeOrder()];
  const leaving = new AbortController();
  const next = readEventStream(await open(server, first.shopper, first.orderId, leaving.signal));
  const nextOfSecond = readEventStream(await open(server, second.shopper, second.orderId, leaving.signal));
  await Promise.all([next(), nextOfSecond()]);
  await expect.poll(() => reads.mock.lastCall).toEqual([[first.orderId, second.orderId]]);
  leaving.abort();
  await expect.poll(server.streams.count).toBe(0);
});

test('reads that fail are reported once, and the stream goes on after them', async () => {
  const [server, { shopper, orderId }] = [await startServer(), await placeOrder()];
  const before = await versionOf(orderId);
  failures.mockClear();
  reads.mockRejectedValueOnce(new Error('away')).mockRejectedValueOnce(new Error('away'));
  const next = readEventStream(await open(server, shopper, orderId));
  await next();
  await change(orderId);
  expect(await next()).toBe(version(before + 1));
  expect(failures).toHaveBeenCalledOnce();
});

test('a stranger and a visitor get no stream', async () => {
  const [{ shopper, orderId }, other] = [await placeOrder(), await placeOrder()];
  const path = `/orders/${orderId}/stream`;
  expect(await other.shopper.call('GET', path)).toMatchObject({ status: 404, body: { code: 'not_found' } });
  expect(await shopper.call('GET', '/orders/ffffffffffffffffffffffff/stream')).toMatchObject({ status: 404 });
  expect(await shop.call('GET', path)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  expect((await shopper.call('GET', path)).status).toBe(200);
  await expect.poll(shop.app.orderStreams.count).toBe(0);
});
