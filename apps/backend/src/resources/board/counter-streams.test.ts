import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { createApp } from '../../app.ts';
import { orders } from '../../db/schema.ts';
import { type Listening, listen } from '../../http/listen.ts';
import { createNumberStreams, type NumberStreams } from '../../http/number-streams.ts';
import { readEventStream } from '../../http/testing/read-event-stream.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';
import { createFeedListener } from './feed-listener.ts';

let shop: Shop;
let owner: Colleague;
let tablet: TestDevice;
let orderId: string;
let direct: pg.Client;
const failures = vi.fn();

interface Server extends Listening {
  readonly streams: NumberStreams;
  readonly stopListening: () => void;
}
const servers: Server[] = [];

interface Times {
  readonly heartbeatMs?: number;
  readonly checkMs?: number;
}

/** A server of its own with its own streams and its own connection that listens, on the shop's database. */
async function startServer({ heartbeatMs = 15_000, checkMs = 600_000 }: Times = {}): Promise<Server> {
  const counterStreams = createNumberStreams({ event: 'seq', heartbeatMs });
  const url = shop.app.env.DATABASE_LISTEN_URL;
  const feedListener = createFeedListener({ url, onFailure: failures, checkMs, reopenMs: 50 });
  const app = { ...shop.app, counterStreams, feedListener };
  const listening = await listen(createApp(app), 0, '127.0.0.1');
  const server = { ...listening, streams: counterStreams, stopListening: feedListener.close };
  servers.push(server);
  return server;
}

beforeAll(async () => {
  shop = await startShop();
  owner = await ownerOf(shop, shop.restaurantId);
  tablet = await pairedDevice(shop, owner);
  orderId = await placeOrder(shop, await shop.newShopper());
  direct = new pg.Client({ connectionString: shop.app.env.DATABASE_LISTEN_URL });
  await direct.connect();
});
afterEach(async () => {
  failures.mockClear();
  for (const { streams, stopListening, close } of servers.splice(0)) {
    streams.end();
    stopListening();
    await close(0);
  }
});
afterAll(async () => {
  await direct.end();
  await shop.close();
});

const open = (server: Listening, { session }: Pick<Colleague, 'session'>) =>
  fetch(`http://127.0.0.1:${server.port}/counter/restaurants/${shop.restaurantId}/stream`, {
    headers: { 'foundation-id': testFoundationId, authorization: `Bearer ${session.accessToken}` },
  });

/** Reads on until the next event, past comments; null at the end of the stream. */
function readEvents(response: Response): () => Promise<string | null> {
  const next = readEventStream(response);
  return async () => {
    let block = await next();
    while (block?.startsWith(':')) block = await next();
    return block;
  };
}

const change = (id = orderId) =>
  shop.app.db
    .update(orders)
    .set({ version: sql`${orders.version} + 1` })
    .where(eq(orders.id, id));

async function seqNow(): Promise<number> {
  const { rows } = await direct.query('select seq from order_feeds where restaurant_id = $1', [
    shop.restaurantId,
  ]);
  return Number(rows[0]?.seq);
}

const event = (seq: number) => `event: seq\ndata: ${seq}`;
const listeners = `from pg_stat_activity
  where datname = current_database() and application_name = 'tiffin-backend-listener'`;

async function countListeners(): Promise<number> {
  const { rows } = await direct.query(`select count(*)::int as count ${listeners}`);
  return rows[0]?.count;
}

test('a stream says the last change at once and each one after it, through whichever server it came', async () => {
  const followers = [];
  for (const who of [tablet, owner]) {
    const response = await open(await startServer(), who);
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream']);
    followers.push(readEvents(response));
  }
  const before = await seqNow();
  for (const next of followers) expect(await next()).toBe(event(before));
  await change();
  for (const next of followers) expect(await next()).toBe(event(before + 1));
  await placeOrder(shop, await shop.newShopper());
  const after = await seqNow();
  for (const next of followers) {
    let block = await next();
    while (block !== event(after)) block = await next();
  }
});

test('a second stream of the same restaurant begins at once too, and those of others hear nothing of it', async () => {
  const server = await startServer({ heartbeatMs: 20 });
  const elsewhere = await shop.addRestaurant(testRestaurantYaml('neighbour'));
  const neighbour = await ownerOf(shop, elsewhere);
  const [first, second] = [readEvents(await open(server, tablet)), readEvents(await open(server, owner))];
  const url = `http://127.0.0.1:${server.port}/counter/restaurants/${elsewhere}/stream`;
  const headers = {
    'foundation-id': testFoundationId,
    authorization: `Bearer ${neighbour.session.accessToken}`,
  };
  const blocks = readEventStream(await fetch(url, { headers }));
  const nextOfNeighbour = async () => {
    let block = await blocks();
    while (block !== event(0)) block = await blocks();
  };
  const before = await seqNow();
  expect([await first(), await second()]).toEqual([event(before), event(before)]);
  await nextOfNeighbour();
  await change();
  expect([await first(), await second()]).toEqual([event(before + 1), event(before + 1)]);
  expect([await blocks(), await blocks()]).toEqual([': still here', ': still here']);
});

test('a connection that breaks is opened again, and what changed meanwhile is said', async () => {
  const next = readEvents(await open(await startServer(), tablet));
  const before = await seqNow();
  expect(await next()).toBe(event(before));
  await direct.query(`select pg_terminate_backend(pid) ${listeners}`);
  await expect.poll(() => failures.mock.calls.length).toBe(1);
  await change();
  expect(await next()).toBe(event(before + 1));
  await change();
  expect(await next()).toBe(event(before + 2));
});

test('a lost notification is made up for by the next check of the connection', async () => {
  const next = readEvents(await open(await startServer({ checkMs: 30 }), tablet));
  const before = await seqNow();
  expect(await next()).toBe(event(before));
  await direct.query('alter table order_feeds disable trigger notify_order_feed');
  await change();
  expect(await next()).toBe(event(before + 1));
  await direct.query('alter table order_feeds enable trigger notify_order_feed');
});

test('the connection is held while anyone follows, not longer', async () => {
  const server = await startServer();
  await expect.poll(countListeners).toBe(0);
  await readEvents(await open(server, tablet))();
  expect(await countListeners()).toBe(1);
  server.streams.end();
  await expect.poll(countListeners).toBe(0);
});

test('who is removed or signed out loses the stream, the others keep theirs', async () => {
  const server = await startServer({ heartbeatMs: 30 });
  const [fired, leaving] = [
    await hire(shop, owner, shop.restaurantId, 'staff'),
    await hire(shop, owner, shop.restaurantId, 'staff'),
  ];
  const lost = await pairedDevice(shop, owner, 'Lost tablet');
  const streams = [];
  for (const who of [fired, leaving, lost, tablet]) streams.push(readEvents(await open(server, who)));
  for (const next of streams) await next();
  await owner.call('DELETE', `/members/${fired.memberId}`);
  await shop.call('POST', '/counter/auth/logout', { session: leaving.session });
  await owner.call('DELETE', `/devices/${lost.id}`);
  const [ofFired, ofLeaving, ofLost, ofTablet] = streams;
  expect([await ofFired?.(), await ofLeaving?.(), await ofLost?.()]).toEqual([null, null, null]);
  await change();
  expect(await ofTablet?.()).toBe(event(await seqNow()));
});

test('following is no sign of a device: a sleeping tablet keeps its stream', async () => {
  const server = await startServer({ heartbeatMs: 20 });
  const longAgo = await direct.query(
    `update devices set last_seen_at = now() - interval '1 hour' where id = $1 returning last_seen_at`,
    [tablet.id],
  );
  const next = readEventStream(await open(server, tablet));
  const seen = async () =>
    (await direct.query('select last_seen_at from devices where id = $1', [tablet.id])).rows[0]?.last_seen_at;
  await next();
  // Opening it is one; the comments that follow are none.
  const opened = await seen();
  expect(opened > longAgo.rows[0]?.last_seen_at).toBe(true);
  await direct.query('update devices set last_seen_at = $2 where id = $1', [
    tablet.id,
    longAgo.rows[0]?.last_seen_at,
  ]);
  for (let count = 0; count < 3; count += 1) await next();
  expect(await seen()).toEqual(longAgo.rows[0]?.last_seen_at);
});
