import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { type Listening, listen } from '../../http/listen.ts';
import { readEventStream } from '../../http/testing/read-event-stream.ts';
import { rounds } from '../../testing/soak.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { historyOf, placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];

let shop: Shop;
let tablets: readonly [TestDevice, TestDevice];
let server: Listening;
beforeAll(async () => {
  shop = await startShop();
  const owner = await ownerOf(shop, shop.restaurantId);
  tablets = [await pairedDevice(shop, owner, 'Till'), await pairedDevice(shop, owner, 'Kitchen')];
  await setAcceptance(shop, 'manual');
  server = await listen(createApp(shop.app), 0, '127.0.0.1');
});
afterAll(async () => {
  shop.app.counterStreams.end();
  await server.close(0);
  await shop.close();
});

const pathOf = (path: string) => `/counter/restaurants/${shop.restaurantId}${path}`;

test(
  'of two devices that answer an order at once one wins, and the other reads who',
  async () => {
    const shopper = await shop.newShopper();
    for (let round = 0; round < rounds(10, 200); round += 1) {
      const id = await placeOrder(shop, shopper);
      const accept = (minute: number) => ({
        action: 'accept',
        expectedVersion: 1,
        promisedAt: new Date(Date.UTC(2026, 2, 4, 12, minute)).toISOString(),
      });
      const answers = await Promise.all(
        tablets.map((tablet, index) =>
          tablet.call<Schemas['CounterOrder'] & Partial<Schemas['Error']>>(
            'POST',
            pathOf(`/orders/${id}/actions`),
            accept(30 + index),
          ),
        ),
      );
      const winner = answers.findIndex(({ status }) => status === 200);
      const [name, promise] = winner === 0 ? ['Till', '12:30'] : ['Kitchen', '12:31'];
      const { status, body } = answers[1 - winner] ?? {};
      expect([status, body?.code, body?.message]).toEqual([
        409,
        'order_changed',
        `Accepted by ${name} at 12:00 for ${promise}.`,
      ]);
      expect((await historyOf(shop, id)).slice(1)).toEqual([`2 accept by ${name}: placed to accepted`]);
    }
  },
  rounds(60_000, 600_000),
);

test(
  'a board sees each of many orders, although its stream is cut again and again',
  async () => {
    const [tablet] = tablets;
    const read = async (query: string) =>
      (await tablet.call<Schemas['OrderChanges']>('GET', pathOf(`/changes?limit=5&${query}`))).body;
    let { seq } = await read('');
    const seen = new Set<string>();
    const readOn = async () => {
      for (let hasMore = true; hasMore; ) {
        const changes = await read(`after=${seq}`);
        for (const { order } of changes.orders) seen.add(order._id);
        ({ seq, hasMore } = changes);
      }
    };
    const openStream = (signal: AbortSignal) =>
      fetch(`http://127.0.0.1:${server.port}${pathOf('/stream')}`, {
        headers: {
          'foundation-id': testFoundationId,
          authorization: `Bearer ${tablet.session.accessToken}`,
        },
        signal,
      });
    /** Follows a stream for three of its events, and cuts it. */
    const followForAWhile = async () => {
      const cut = new AbortController();
      const next = readEventStream(await openStream(cut.signal));
      for (let events = 0; events < 3 && seen.size < count; ) {
        const block = await next();
        if (block?.startsWith('event: seq') !== true) continue;
        events += 1;
        await readOn();
      }
      cut.abort();
    };

    const [people, count] = [5, rounds(25, 100)];
    const placeSome = async () => {
      const shopper = await shop.newShopper();
      const ids: string[] = [];
      for (let one = 0; one < count / people; one += 1) ids.push(await placeOrder(shop, shopper));
      return ids;
    };
    const placing = Promise.all(Array.from({ length: people }, placeSome));
    // An order that is missed lets the test run out of time.
    while (seen.size < count) await followForAWhile();
    expect([...seen].sort()).toEqual((await placing).flat().sort());
  },
  rounds(60_000, 300_000),
);
