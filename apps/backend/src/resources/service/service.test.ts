import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type State = Schemas['ServiceState'] & Partial<Schemas['Error']>;

// Wednesday is open until 22:00 and Thursday from 11:00; London shows UTC in March.
const yaml = testRestaurantYaml()
  .replace('wednesday: 00:00-23:59', 'wednesday: 11:00-22:00')
  .replace('thursday: 00:00-23:59', 'thursday: 11:00-22:00');
const noon = Date.parse('2026-03-04T12:00:00Z');
const minutes = (count: number) => new Date(noon + count * 60_000);

let shop: Shop;
let shopper: Shopper;
let tablet: TestDevice;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop(yaml);
  owner = await ownerOf(shop, shop.restaurantId);
  tablet = await pairedDevice(shop, owner);
  shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(new Date(noon));
  await set('pause', { modes: [] });
  await set('busy', { minutes: 0 });
});

const set = (what: 'pause' | 'busy', body: object) =>
  tablet.call<State>('PUT', `/counter/restaurants/${shop.restaurantId}/${what}`, body);
const restaurant = async () =>
  (await shop.call<Schemas['Restaurant']>('GET', '/restaurants/by-domain/testaurant.test')).body;
const takes = async () => {
  const { hasDelivery, hasCollection, isActive } = await restaurant();
  return { hasDelivery, hasCollection, isActive };
};
const changes = async () => (await owner.call<Schemas['OrderChanges']>('GET', '/changes')).body;
const everything = { hasDelivery: true, hasCollection: true, isActive: true };

describe('a pause of one mode', () => {
  const pause = { modes: ['delivery'], until: { minutes: 60 } };

  test('is over at its end, without anyone doing anything', async () => {
    const { status, body } = await set('pause', pause);
    const running = { modes: ['delivery'], until: minutes(60).toISOString(), reason: 'staff' };
    expect([status, body]).toEqual([200, { pause: running, busy: null }]);
    expect(await takes()).toEqual({ ...everything, hasDelivery: false });
    expect((await changes()).service.pause).toEqual(running);
    shop.setTime(new Date(minutes(60).getTime() - 1));
    expect((await takes()).hasDelivery).toBe(false);
    shop.setTime(minutes(60));
    expect(await takes()).toEqual(everything);
    expect((await changes()).service.pause).toBeNull();
  });

  test('refuses that mode at once and takes the other', async () => {
    await set('pause', pause);
    const message = 'Collection only available at the moment';
    const blockers = [{ code: 'mode_unavailable', message }];
    expect((await shopper.breakdown({ mode: 'delivery' })).body.blockers).toEqual(blockers);
    expect(await shopper.checkout({ mode: 'delivery' })).toMatchObject({
      status: 400,
      body: { code: 'checkout_blocked', message, details: { blockers } },
    });
    expect((await shopper.checkout({ mode: 'collection' })).status).toBe(200);
    await set('pause', { modes: [] });
    expect((await shopper.checkout({ mode: 'delivery' })).status).toBe(200);
  });

  test('makes the copies that caches hold stale', async () => {
    const first = await shop.call('GET', '/restaurants/by-domain/testaurant.test');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    await set('pause', pause);
    const again = await shop.call('GET', '/restaurants/by-domain/testaurant.test', { headers });
    expect(again.status).toBe(200);
  });
});

describe('a pause of both modes', () => {
  const pause = { modes: ['delivery', 'collection'], until: 'closing' };

  test('closes the restaurant and leaves its modes', async () => {
    const { body } = await set('pause', pause);
    expect(body.pause?.until).toBe('2026-03-04T22:01:00.000Z');
    expect(await takes()).toEqual({ ...everything, isActive: false });
    const closed = { code: 'shop_closed', message: 'Temporarily closed' };
    expect((await shopper.breakdown()).body.blockers).toEqual([closed]);
    expect(await shopper.checkout()).toMatchObject({ status: 400, body: { message: closed.message } });
  });

  test('is not what admins read, who would write it back', async () => {
    await set('pause', pause);
    const admin = await shop.signIn({ email: 'admin@example.com' });
    const { body } = await shop.call<Schemas['Restaurant']>('PATCH', `/restaurants/${shop.restaurantId}`, {
      session: admin,
      body: { name: 'The testaurant' },
    });
    const { body: list } = await shop.call<Schemas['RestaurantList']>('GET', '/restaurants');
    for (const read of [body, list.docs[0]]) expect(read).toMatchObject(everything);
  });

  test('outlasts the import of a menu', async () => {
    await set('pause', pause);
    await shop.addRestaurant(yaml.replace('price: 9.5', 'price: 9.75'));
    expect((await takes()).isActive).toBe(false);
    await shop.addRestaurant(yaml);
  });
});

describe('a busy restaurant', () => {
  const estimates = async () => {
    const { body } = await shop.call<Schemas['Settings']>(
      'GET',
      `/restaurants/${shop.restaurantId}/settings`,
    );
    const { deliveryTerms, collectionTerms } = body;
    return [
      [deliveryTerms.minutesFrom, deliveryTerms.minutesTo],
      [collectionTerms.minutesFrom, collectionTerms.minutesTo],
    ];
  };

  test('takes longer until the end that staff chose', async () => {
    const { status, body } = await set('busy', { minutes: 15, until: 'next_opening' });
    expect([status, body.busy]).toEqual([200, { minutes: 15, until: '2026-03-05T11:00:00.000Z' }]);
    expect(await estimates()).toEqual([
      [50, 65],
      [30, 40],
    ]);
    expect((await changes()).service.busy?.minutes).toBe(15);
    await set('busy', { minutes: 0 });
    expect(await estimates()).toEqual([
      [35, 50],
      [15, 25],
    ]);
  });

  test('promises later what is ordered then, and keeps what it has promised', async () => {
    const promiseOf = async (id: string) => {
      const { estimatedFrom, estimatedTo } = await shopper.order(id);
      return [estimatedFrom, estimatedTo];
    };
    const usual = await placeOrder(shop, shopper);
    const [from = '', to = ''] = await promiseOf(usual);
    await set('busy', { minutes: 20, until: { minutes: 120 } });
    const later = (instant: string | null) => new Date(Date.parse(instant ?? '') + 20 * 60_000).toISOString();
    expect(await promiseOf(await placeOrder(shop, shopper))).toEqual([later(from), later(to)]);
    expect(await promiseOf(usual)).toEqual([from, to]);
  });
});

test('a pause and a longer wait do not touch each other', async () => {
  await set('busy', { minutes: 30, until: { minutes: 60 } });
  await set('pause', { modes: ['collection'], until: { minutes: 30 } });
  const { body } = await set('busy', { minutes: 10, until: { minutes: 20 } });
  expect([body.pause?.modes, body.busy?.minutes]).toEqual([['collection'], 10]);
});

test.each([
  ['pause', { modes: ['delivery'] }],
  ['busy', { minutes: 15 }],
] as const)('a %s without an end is refused', async (what, body) => {
  const answer = await set(what, body);
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_request' } });
  expect(answer.body.details?.fields?.map(({ field }) => field)).toEqual(['until']);
});

test.each([
  ['pause', { modes: ['delivery'], until: { minutes: 241 } }],
  ['pause', { modes: ['delivery'], until: 'undone' }],
  ['busy', { minutes: 9, until: 'closing' }],
  ['busy', { minutes: 61, until: 'closing' }],
] as const)('a %s of %j is refused', async (what, body) => {
  expect((await set(what, body)).status).toBe(400);
});

test('each change moves the feed of this restaurant only, and says who made it', async () => {
  const elsewhere = await ownerOf(shop, await shop.addRestaurant(testRestaurantYaml('elsewhere')));
  const seqs = async () => [
    (await changes()).seq,
    (await elsewhere.call<Schemas['OrderChanges']>('GET', '/changes')).body.seq,
  ];
  const [before = 0, theirs] = await seqs();
  await set('pause', { modes: ['delivery'], until: { minutes: 60 } });
  await set('busy', { minutes: 15, until: { minutes: 60 } });
  expect(await seqs()).toEqual([before + 2, theirs]);
  const written = await shop.app.db
    .select()
    .from(auditLog)
    .where(eq(auditLog.restaurantId, shop.restaurantId))
    .orderBy(auditLog.at);
  const until = minutes(60).toISOString();
  expect(written.slice(-2)).toMatchObject([
    { action: 'pause_changed', actorName: 'Tablet by the till', data: { modes: ['delivery'], until } },
    { action: 'busy_changed', deviceId: tablet.id, data: { minutes: 15, until } },
  ]);
});
