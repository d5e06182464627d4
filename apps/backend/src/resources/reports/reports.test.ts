import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditLog, customers, orders } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Failure = Partial<Schemas['Error']>;

// An evening across midnight, at a restaurant where it is an hour later than in UTC.
const at = (time: string) => new Date(`2026-03-${time}:00Z`);
let shop: Shop;
let owner: Colleague;
let staff: Colleague;
let tablet: TestDevice;
let amara: Shopper;
let joe: Shopper;
let first: string;
let second: string;
let third: string;
let next: string;

const rename = (shopper: Shopper, name: string) =>
  shop.app.db.update(customers).set({ name }).where(eq(customers.id, shopper.id));

/** What no file of the restaurant's may hold. */
const secrets = { allergyNote: 'Allergic to sesame', riderNote: 'Behind the green door' };
beforeAll(async () => {
  shop = await startShop(
    testRestaurantYaml()
      .replace('Europe/London', 'Europe/Paris')
      .replace('  serviceFee:', '  acceptsTips: true\n  serviceFee:'),
  );
  owner = await ownerOf(shop, shop.restaurantId);
  staff = await hire(shop, owner, shop.restaurantId, 'staff');
  tablet = await pairedDevice(shop, owner);
  await setAcceptance(shop, 'manual');
  [amara, joe] = [await shop.newShopper(), await shop.newShopper()];
  await rename(amara, 'Amara Okafor');
  await rename(joe, '=HYPERLINK("https://evil.example","Joe")');
  const action = (orderId: string, body: object) =>
    tablet.call('POST', `/counter/restaurants/${shop.restaurantId}/orders/${orderId}/actions`, body);

  shop.setTime(at('04T18:00'));
  first = await placeOrder(shop, amara, { tip: 200 });
  shop.setTime(new Date(at('04T18:00').getTime() + 48_000));
  await action(first, { action: 'accept', expectedVersion: 1, promisedAt: at('04T18:30').toISOString() });
  await owner.call('POST', `/orders/${first}/refunds`, {
    amount: 925,
    reason: 'missing',
    expectedRefunded: 0,
  });

  shop.setTime(at('04T18:20'));
  second = await placeOrder(shop, joe);
  await shop.app.db
    .update(orders)
    .set({ note: '+1 "extra", please\n', ...secrets })
    .where(eq(orders.id, second));
  shop.setTime(at('04T18:22'));
  await action(second, { action: 'decline', expectedVersion: 1, reason: 'too_busy' });

  shop.setTime(at('04T22:59'));
  third = await placeOrder(shop, amara);
  // 00:00 in Paris: the next day.
  shop.setTime(at('04T23:00'));
  next = await placeOrder(shop, joe);
  // Never paid, so never seen.
  await amara.add(curry);
  await amara.checkout();
});
afterAll(() => shop.close());

describe('the list of orders', () => {
  const list = async (query: string) =>
    (await staff.call<Schemas['CounterOrderPage']>('GET', `/orders${query}`)).body;
  const idsOf = async (query: string) => (await list(query)).docs.map(({ order }) => order._id);

  test('is that of one day of the restaurant, newest first', async () => {
    expect(await idsOf('?date=2026-03-04')).toEqual([third, second, first]);
    expect(await idsOf('?date=2026-03-05')).toEqual([next]);
    expect(await idsOf('')).toEqual([next, third, second, first]);
  });

  test('comes in pages', async () => {
    const { docs, totalPages, totalDocs } = await list('?limit=3&page=2');
    expect([docs.map(({ order }) => order._id), totalPages, totalDocs]).toEqual([[first], 2, 4]);
  });

  test('finds orders by state, by a part of the number and by a part of the name', async () => {
    const { number } = await amara.order(first);
    expect(await idsOf('?status=declined')).toEqual([second]);
    expect(await idsOf(`?q=${number.toLowerCase()}`)).toEqual([first]);
    expect(await idsOf('?q=OKAF&date=2026-03-04')).toEqual([third, first]);
    expect(await idsOf('?q=okaf&status=accepted')).toEqual([first]);
    expect(await idsOf('?q=07700%20900123')).toEqual([next, third, second, first]);
    expect(await idsOf('?q=%2B44%207700%20900123&status=accepted')).toEqual([first]);
    expect(await idsOf('?q=0770099')).toEqual([]);
    const { items } = await amara.order(first);
    const [dish] = items;
    expect(await idsOf(`?q=${encodeURIComponent(dish?.name.toUpperCase().slice(1) ?? '')}&limit=1`)).toEqual([
      next,
    ]);
    const choice = items.flatMap(({ options }) => options.flatMap(({ choices }) => choices)).at(0);
    expect(await idsOf(`?q=${encodeURIComponent(choice?.name ?? 'none')}&status=declined`)).toEqual([second]);
    // Nothing that is typed is a pattern.
    expect(await idsOf('?q=%25')).toEqual([]);
    expect(await idsOf('?q=O_afor')).toEqual([]);
  });

  test('looks for text in the last 60 days, and for all of a day that is named', async () => {
    const before = shop.app.clock.now();
    shop.setTime(at('04T18:00'));
    const lastDay = new Date(at('04T18:00').getTime() + 59 * 86_400_000);
    shop.setTime(lastDay);
    expect(await idsOf('?q=okafor')).toEqual([third, first]);
    shop.setTime(new Date(lastDay.getTime() + 86_400_000));
    expect(await idsOf('?q=okafor')).toEqual([]);
    expect(await idsOf('?q=okafor&date=2026-03-04')).toEqual([third, first]);
    shop.setTime(before);
  });

  test('does not look in the past for a device without a PIN', async () => {
    const path = `/counter/restaurants/${shop.restaurantId}/orders?q=okafor`;
    const { status, body } = await tablet.call<Failure>('GET', path);
    expect([status, body.code]).toEqual([403, 'pin_needed']);
  });

  test('says who has paid back what, which the customer does not read', async () => {
    const [found] = (await list('?status=accepted')).docs;
    expect(found?.order.refunds).toMatchObject([
      { amount: 925, reason: 'missing', by: { kind: 'restaurant', name: 'Maria' }, lines: [] },
    ]);
    const [refund] = (await amara.order(first)).refunds;
    expect(Object.keys(refund ?? {}).toSorted()).toEqual(['amount', 'at', 'reason', 'state']);
  });

  test('is of the own restaurant, and complete with names and history', async () => {
    const elsewhere = await ownerOf(shop, await shop.addRestaurant(testRestaurantYaml('neighbour')));
    expect((await elsewhere.call<Schemas['CounterOrderPage']>('GET', '/orders')).body.docs).toEqual([]);
    const [found] = (await list('?q=okafor&status=accepted')).docs;
    expect(found?.customer).toEqual({ name: 'Amara Okafor', phoneNumber: '+447700900123' });
    expect(found?.history.map(({ action }) => action)).toEqual(['placed', 'accept']);
  });

  test('does not find an erased customer by name', async () => {
    const erased = await shop.newShopper();
    await rename(erased, 'Zora Quill');
    shop.setTime(at('07T12:00'));
    const orderId = await placeOrder(shop, erased);
    expect(await idsOf('?q=quill')).toEqual([orderId]);
    await shop.app.db.update(orders).set({ customerId: null }).where(eq(orders.id, orderId));
    expect(await idsOf('?q=quill')).toEqual([]);
    expect((await list('?date=2026-03-07')).docs[0]?.customer.name).toBeNull();
  });
});

describe('the summary', () => {
  /** The dishes of an order that was placed a number of times. */
  const soldIn = ({ items }: Schemas['Order'], times: number) =>
    items.map(({ name, quantity }) => ({ name, quantity: quantity * times }));

  test('has the figures of the day', async () => {
    const { status, body } = await owner.call('GET', '/summary?from=2026-03-04&to=2026-03-04');
    const { breakdown } = await amara.order(first);
    const total = breakdown.totalAmount;
    expect([status, body]).toEqual([
      200,
      {
        orders: 3,
        declined: 1,
        missed: 0,
        cancelled: 0,
        taken: 2 * total - 200,
        tips: 200,
        refunded: 925,
        refunds: 1,
        net: 2 * total - 200 - 925,
        answerSeconds: { median: 84, slowest: 120 },
        ordersByHour: Array.from({ length: 24 }, (_none, hour) => (hour === 19 ? 2 : hour === 23 ? 1 : 0)),
        days: [{ date: '2026-03-04', orders: 3, net: 2 * total - 200 - 925 }],
        paidBack: [
          {
            _id: expect.any(String),
            order: { _id: second, number: (await joe.order(second)).number },
            customerName: '=HYPERLINK("https://evil.example","Joe")',
            isTaken: false,
            amount: total - 200,
            by: { kind: 'restaurant', name: 'Tablet by the till' },
            reason: 'too_busy',
            dishes: [],
            at: at('04T18:22').toISOString(),
          },
          {
            _id: expect.any(String),
            order: { _id: first, number: (await amara.order(first)).number },
            customerName: 'Amara Okafor',
            isTaken: true,
            amount: 925,
            by: { kind: 'restaurant', name: 'Maria' },
            reason: 'missing',
            dishes: [],
            at: expect.any(String),
          },
        ],
        bestSellers: soldIn(await amara.order(first), 2),
      },
    ]);
  });

  test('counts a refund that failed as money that has not gone back', async () => {
    await shop.app.pool.query(
      `update refunds set state = 'failed', settled_at = now() where order_id = $1 and amount = 925`,
      [first],
    );
    const { body } = await owner.call<Schemas['OrderSummary']>(
      'GET',
      '/summary?from=2026-03-04&to=2026-03-05',
    );
    expect([body.orders, body.refunds]).toEqual([4, 0]);
    expect(body.paidBack.map(({ order }) => order._id)).toEqual([second]);
    expect(body.days.map(({ date, orders: count }) => [date, count])).toEqual([
      ['2026-03-04', 3],
      ['2026-03-05', 1],
    ]);
  });
});

describe('the file of orders', () => {
  test('has a row for each order, and nothing in it that a spreadsheet would run', async () => {
    const path = '/export.csv?from=2026-03-04&to=2026-03-05';
    const { status, headers, body } = await owner.call<string>('GET', path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="orders-2026-03-04-to-2026-03-05.csv"',
    );
    const { number, breakdown } = await amara.order(first);
    const total = (breakdown.totalAmount / 100).toFixed(2);
    const lines = body.split('\r\n');
    expect(lines).toHaveLength(6);
    expect(lines[0]).toBe(
      '"Order","Date","Time","Mode","State","Customer","Note","Promo code","Dishes","Discount","Delivery fee","Service fee","Tip","Total","Refunded","Answered after (s)","Reason","Age confirmed"',
    );
    expect(lines[1]).toBe(
      `"${number}","2026-03-04","19:00","delivery","accepted","Amara Okafor",,,26.50,0.00,2.49,0.99,2.00,${total},9.25,48,,`,
    );
    expect(lines[2]).toContain(
      `"delivery","declined","'=HYPERLINK(""https://evil.example"",""Joe"")","'+1 ""extra"", please\n",`,
    );
    const untipped = ((breakdown.totalAmount - 200) / 100).toFixed(2);
    expect(lines[2]?.endsWith(`0.99,0.00,${untipped},${untipped},120,"too busy",`)).toBe(true);
    expect(lines[4]).toContain(',"2026-03-05","00:00",');
    for (const secret of Object.values(secrets)) expect(body).not.toContain(secret);
  });

  test('bears the day in its name, and the mark of UTF-8', async () => {
    const call = { session: owner.session };
    const path = `/counter/restaurants/${shop.restaurantId}/export.csv?from=2026-03-09&to=2026-03-09`;
    const { headers } = await shop.call('GET', path, call);
    expect(headers.get('content-disposition')).toBe('attachment; filename="orders-2026-03-09.csv"');
    const headersOfCall = {
      'foundation-id': '5f0c0ffee0ddba11ca7e0001',
      authorization: `Bearer ${owner.session.accessToken}`,
    };
    const response = await shop.fetch(new Request(`http://backend.test${path}`, { headers: headersOfCall }));
    expect([...new Uint8Array(await response.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  });
});

describe('the history', () => {
  const history = async (query: string) =>
    (await owner.call<Schemas['RestaurantEventPage']>('GET', `/history${query}`)).body;
  const wordsOf = ({ kind, action, actor, name, device, order }: Schemas['RestaurantEvent']) =>
    [kind, action, actor, name, device, order?._id ?? null] as const;

  test('says who did what: orders, refunds, settings', async () => {
    // Changes of settings are written down by the real clock.
    await owner.call('PUT', '/acceptance', { acceptance: 'manual', minutes: 7 });
    await shop.app.db
      .update(auditLog)
      .set({ at: at('04T21:00') })
      .where(eq(auditLog.action, 'acceptance_changed'));
    const { docs, totalDocs } = await history('?from=2026-03-04&to=2026-03-04');
    const byTablet = ['restaurant', 'Tablet by the till', 'Tablet by the till'] as const;
    expect(totalDocs).toBe(8);
    expect(docs.map(wordsOf)).toEqual([
      ['order', 'placed', 'customer', null, null, third],
      ['restaurant', 'acceptance_changed', 'restaurant', 'Maria', null, null],
      expect.arrayContaining([second]),
      expect.arrayContaining([second]),
      ['order', 'placed', 'customer', null, null, second],
      expect.arrayContaining([first]),
      expect.arrayContaining([first]),
      ['order', 'placed', 'customer', null, null, first],
    ]);
    const sameMoment = [...docs.slice(2, 4), ...docs.slice(5, 7)].map(wordsOf);
    // What a decline gives back is a refund too.
    expect(sameMoment).toContainEqual(['order', 'decline', ...byTablet, second]);
    expect(sameMoment).toContainEqual(['refund', 'refund', 'restaurant', 'Tablet by the till', null, second]);
    expect(sameMoment).toContainEqual(['refund', 'refund', 'restaurant', 'Maria', null, first]);
    expect(sameMoment).toContainEqual(['order', 'accept', ...byTablet, first]);
    const detailsOf = (action: string) => docs.findLast((event) => event.action === action)?.details;
    expect(detailsOf('accept')).toEqual({ promisedTo: '2026-03-04T18:30:00.000Z' });
    expect(detailsOf('decline')).toMatchObject({ reason: 'too_busy' });
    expect(detailsOf('refund')).toEqual({ refund: 925, reason: 'missing' });
    expect(detailsOf('acceptance_changed')).toEqual({ acceptance: 'manual', minutes: 7 });
  });

  test('says what was paused and until when', async () => {
    await staff.call('PUT', '/pause', { modes: ['delivery'], until: { minutes: 30 } });
    await staff.call('PUT', '/pause', { modes: [] });
    await shop.app.db
      .update(auditLog)
      .set({ at: at('09T21:00') })
      .where(eq(auditLog.action, 'pause_changed'));
    const { docs } = await history('?from=2026-03-09&to=2026-03-09');
    const until = new Date(shop.app.clock.now().getTime() + 30 * 60_000).toISOString();
    expect(docs.map(({ details }) => details)).toHaveLength(2);
    expect(docs.map(({ details }) => details)).toEqual(
      expect.arrayContaining([{ modes: ['delivery'], until }, { modes: [] }]),
    );
  });

  test('comes in pages that leave nothing out', async () => {
    const pages = [1, 2, 3].map((page) => history(`?from=2026-03-04&to=2026-03-04&limit=3&page=${page}`));
    const ids = (await Promise.all(pages)).flatMap(({ docs }) => docs.map(({ _id }) => _id));
    const { docs } = await history('?from=2026-03-04&to=2026-03-04');
    expect(ids).toEqual(docs.map(({ _id }) => _id));
  });
});

describe('dates', () => {
  test.each([
    ['2026-02-30', '2026-03-01', 'Choose dates that exist.'],
    ['2026-03-05', '2026-03-04', 'Choose a last day that is not before the first.'],
    ['2026-01-01', '2026-04-03', 'Choose at most 92 days.'],
  ])('from %s to %s are refused', async (from, to, message) => {
    for (const report of ['summary', 'export.csv', 'history']) {
      const { status, body } = await owner.call<Failure>('GET', `/${report}?from=${from}&to=${to}`);
      expect([status, body.code, body.message], report).toEqual([400, 'invalid_request', message]);
    }
  });

  test('of the list must exist too', async () => {
    const { status, body } = await staff.call<Failure>('GET', '/orders?date=2026-02-30');
    expect([status, body.message]).toEqual([400, 'Choose dates that exist.']);
  });
});
