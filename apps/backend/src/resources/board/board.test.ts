import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, hire, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Answer = Schemas['CounterOrder'] & Partial<Schemas['Error']>;

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
let staff: Colleague;
let tablet: TestDevice;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
  staff = await hire(shop, owner, shop.restaurantId, 'staff');
  tablet = await pairedDevice(shop, owner);
  await setAcceptance(shop, 'manual');
});
afterAll(() => shop.close());

const minutes = (count: number) =>
  new Date(Date.parse('2026-03-04T12:00:00Z') + count * 60_000).toISOString();
const act = (who: Colleague, id: string, action: object, key?: string) =>
  who.call<Answer>(
    'POST',
    `/orders/${id}/actions`,
    action,
    key === undefined ? {} : { 'idempotency-key': key },
  );
const changes = async (query = '') =>
  (await staff.call<Schemas['OrderChanges']>('GET', `/changes${query}`)).body;
const accept = { action: 'accept', expectedVersion: 1, promisedAt: minutes(30) };

describe('the board', () => {
  test('shows what is open, then only what has changed, each change once', async () => {
    const before = await changes();
    const [first, second] = [await placeOrder(shop, shopper), await placeOrder(shop, shopper)];
    const next = await changes(`?after=${before.seq}`);
    expect(next.orders.map(({ order }) => order._id)).toEqual([first, second]);
    expect(next.orders[0]?.customer).toEqual({ name: expect.any(String), phoneNumber: '+447700900123' });
    await act(staff, first, accept);
    const after = await changes(`?after=${next.seq}`);
    expect(after.orders.map(({ order }) => [order._id, order.status])).toEqual([[first, 'accepted']]);
    expect((await changes(`?after=${after.seq}`)).orders).toEqual([]);
    await act(staff, second, { action: 'decline', expectedVersion: 1, reason: 'too_busy' });
    const open = (await changes()).orders.map(({ order }) => order._id);
    expect([open.includes(first), open.includes(second)]).toEqual([true, false]);
  });

  test('read again still shows for ten minutes what was handed over, so that it can be set back', async () => {
    const id = await placeOrder(shop, shopper);
    await act(staff, id, accept);
    await act(staff, id, { action: 'dispatch', expectedVersion: 2 });
    await act(staff, id, { action: 'complete', expectedVersion: 3 });
    const statusOf = async () => (await changes()).orders.find(({ order }) => order._id === id)?.order.status;
    expect(await statusOf()).toBe('completed');
    const now = shop.app.clock.now();
    shop.setTime(new Date(now.getTime() + 10 * 60_000 + 1));
    expect(await statusOf()).toBeUndefined();
    shop.setTime(now);
  });

  test('is read in pages without losing or repeating a change', async () => {
    const { seq } = await changes();
    const placed = [];
    for (let count = 0; count < 3; count += 1) placed.push(await placeOrder(shop, shopper));
    const one = await changes(`?after=${seq}&limit=2`);
    const two = await changes(`?after=${one.seq}&limit=2`);
    expect([one.hasMore, two.hasMore]).toEqual([true, false]);
    expect([...one.orders, ...two.orders].map(({ order }) => order._id)).toEqual(placed);
  });

  test('misses no change that commits after a later one', async () => {
    const [slow, quick] = [await placeOrder(shop, shopper), await placeOrder(shop, shopper)];
    const { seq } = await changes();
    const client = await shop.app.pool.connect();
    await client.query('begin');
    await client.query('update orders set version = version + 1 where id = $1', [slow]);
    await act(staff, quick, accept);
    const between = await changes(`?after=${seq}`);
    await client.query('commit');
    client.release();
    const afterwards = await changes(`?after=${between.seq}`);
    expect(between.orders.map(({ order }) => order._id)).toEqual([quick]);
    expect(afterwards.orders.map(({ order }) => order._id)).toEqual([slow]);
  });

  test('says so when a cursor is ahead of the feed', async () => {
    const { seq } = await changes();
    const answer = await staff.call<Schemas['Error']>('GET', `/changes?after=${seq + 1}`);
    expect([answer.status, answer.body.code]).toEqual([410, 'cursor_expired']);
  });

  test('of more open orders than it can show, shows what waits for an answer and the newest', async () => {
    const [waiting, accepted] = [await placeOrder(shop, shopper), await placeOrder(shop, shopper)];
    await act(staff, accepted, accept);
    // 500 later ones that nobody has closed.
    const { rows: later } = await shop.app.pool.query<{ id: string }>(
      `insert into orders select aged.* from orders one, generate_series(1, 500) n,
         jsonb_populate_record(one, jsonb_build_object('id', left(md5(n::text), 24), 'number', 'LATE-' || n,
           'payment_session_id', null, 'cart_id', null, 'placed_at', one.placed_at + n * interval '1 second')) aged
       where one.id = $1 order by n returning id`,
      [accepted],
    );
    const ids = (await changes()).orders.map(({ order }) => order._id);
    await shop.app.pool.query("update orders set status = 'completed' where number like 'LATE-%'");
    expect(ids).toHaveLength(500);
    expect(ids).toContain(waiting);
    expect(ids.at(-1)).toBe(later.at(-1)?.id);
  });

  test('and orders of another restaurant do not exist for its neighbours', async () => {
    const theirs = await placeOrder(shop, shopper);
    const elsewhere = await shop.addRestaurant(testRestaurantYaml('neighbour'));
    const neighbour = await ownerOf(shop, elsewhere);
    const answers = [
      await neighbour.call<Answer>('GET', `/orders/${theirs}`),
      await act(neighbour, theirs, accept),
      await neighbour.call<Answer>('POST', `/orders/${theirs}/refunds`, {
        amount: 1,
        reason: 'other',
        expectedRefunded: 0,
      }),
    ];
    expect(answers.map(({ status, body }) => [status, body.message])).toEqual(
      answers.map(() => [404, 'This order could not be found.']),
    );
    const seen = await neighbour.call<Schemas['OrderChanges']>('GET', '/changes?after=0');
    expect(seen.body.orders).toEqual([]);
  });
});

describe('an action', () => {
  test('goes through the whole evening, and the history names who did what', async () => {
    const id = await placeOrder(shop, shopper);
    const steps = [
      accept,
      { action: 'delay', expectedVersion: 2, promisedAt: minutes(45) },
      { action: 'start', expectedVersion: 3 },
      { action: 'ready', expectedVersion: 4 },
      { action: 'undo', expectedVersion: 5 },
      { action: 'dispatch', expectedVersion: 6 },
      { action: 'complete', expectedVersion: 7 },
    ];
    for (const step of steps) expect((await act(staff, id, step)).status, step.action).toBe(200);
    const { body } = await staff.call<Answer>('GET', `/orders/${id}`);
    expect(body.order.status).toBe('completed');
    expect(body.history.map(({ action }) => action)).toEqual([
      'placed',
      ...steps.map(({ action }) => action),
    ]);
    expect(new Set(body.history.slice(1).map(({ name }) => name))).toEqual(
      new Set([expect.stringMatching(/^staff/)]),
    );
  });

  test('of two at the same time one wins, and the other reads who', async () => {
    const id = await placeOrder(shop, shopper);
    const answers = await Promise.all([
      act(staff, id, accept),
      act(owner, id, { action: 'decline', expectedVersion: 1, reason: 'too_busy' }),
    ]);
    const lost = answers.find(({ status }) => status !== 200);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(lost?.body.code).toBe('order_changed');
    expect(lost?.body.message).toMatch(/^(Accepted by staff|Declined by Maria)/);
    expect(lost?.body.details?.counterOrder?.order.version).toBe(2);
  });

  test('sent again under its key is done once, and answers with the order as it is by then', async () => {
    const id = await placeOrder(shop, shopper);
    const first = await act(staff, id, accept, 'accepted-once');
    await act(staff, id, { action: 'start', expectedVersion: 2 });
    const again = await act(staff, id, accept, 'accepted-once');
    expect([first, again].map(({ status, body }) => [status, body.order.version, body.order.status])).toEqual(
      [
        [200, 2, 'accepted'],
        [200, 3, 'preparing'],
      ],
    );
    expect(again.body.history.map(({ action }) => action)).toEqual(['placed', 'accept', 'start']);
  });

  test('sent many times at once under its key is done once', async () => {
    const id = await placeOrder(shop, shopper);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => act(staff, id, accept, 'accepted-at-once')),
    );
    expect(answers.map(({ status, body }) => [status, body.order.version])).toEqual(
      answers.map(() => [200, 2]),
    );
  });

  test('that is refused with the order keeps nothing under its key, and is refused again', async () => {
    const id = await placeOrder(shop, shopper);
    await act(staff, id, accept);
    const first = await act(staff, id, accept, 'refused-with-order');
    await act(staff, id, { action: 'start', expectedVersion: 2 });
    const again = await act(staff, id, accept, 'refused-with-order');
    expect(
      [first, again].map(({ status, body }) => [
        status,
        body.code,
        body.details?.counterOrder?.order.version,
      ]),
    ).toEqual([
      [409, 'order_changed', 2],
      [409, 'order_changed', 3],
    ]);
    const keys = await shop.app.pool.query("select from idempotency_keys where key = 'refused-with-order'");
    expect(keys.rowCount).toBe(0);
  });

  test('that the state or the promise does not allow says so', async () => {
    const id = await placeOrder(shop, shopper);
    const early = await act(staff, id, { ...accept, promisedAt: minutes(1) });
    expect([early.status, early.body.code]).toEqual([400, 'promise_out_of_range']);
    const ready = await act(staff, id, { action: 'ready', expectedVersion: 1 });
    expect([ready.status, ready.body.code]).toEqual([409, 'action_not_allowed']);
  });

  test.each([
    ['accept', {}, 'promisedAt'],
    ['decline', { reason: 'no_show' }, 'reason'],
    ['cancel', { reason: 'closing_early' }, 'reason'],
    ['cancel', { reason: 'no_show' }, 'refund'],
    ['cancel', { reason: 'no_show', refund: { kind: 'amount' } }, 'refund.amount'],
  ])('%s with %j lacks %s', async (action, more, field) => {
    const { status, body } = await act(owner, '0'.repeat(24), { action, expectedVersion: 1, ...more });
    expect([status, body.details?.fields?.map((one) => one.field)]).toEqual([400, [field]]);
  });
});

describe('cancelling and refunding', () => {
  const cancel = {
    action: 'cancel',
    expectedVersion: 2,
    reason: 'customer_request',
    refund: { kind: 'full' },
  };

  test('a cancellation needs a manager; the whole payment goes back', async () => {
    const id = await placeOrder(shop, shopper);
    await act(staff, id, accept);
    expect((await act(staff, id, cancel)).body.code).toBe('forbidden');
    const { status, body } = await act(owner, id, cancel);
    expect([status, body.order.status, body.order.refundedAmount]).toEqual([
      200,
      'cancelled',
      body.order.breakdown.totalAmount,
    ]);
    await runJobs(shop);
    expect((await shopper.order(id)).refunds?.map(({ state }) => state)).toEqual(['succeeded']);
  });

  test('a cancellation gives back no more than was paid', async () => {
    const id = await placeOrder(shop, shopper);
    await act(staff, id, accept);
    const { status, body } = await act(owner, id, { ...cancel, refund: { kind: 'amount', amount: 999_999 } });
    expect([status, body.code]).toEqual([409, 'refund_exceeds']);
    const none = await act(owner, id, { ...cancel, refund: { kind: 'none' } });
    expect([none.status, none.body.code]).toEqual([409, 'refund_not_allowed']);
  });

  test('on a tablet both ask for a PIN, whose person stands in the history and at the refund', async () => {
    const id = await placeOrder(shop, shopper);
    const at = `/counter/restaurants/${shop.restaurantId}/orders/${id}`;
    const refund = { amount: 100, reason: 'missing', expectedRefunded: 0 };
    expect((await tablet.call('POST', `${at}/actions`, accept)).status).toBe(200);
    const refused = [
      await tablet.call<Schemas['Error']>('POST', `${at}/actions`, cancel),
      await tablet.call<Schemas['Error']>('POST', `${at}/refunds`, refund),
    ];
    expect(refused.map(({ status, body }) => [status, body.code])).toEqual([
      [403, 'pin_needed'],
      [403, 'pin_needed'],
    ]);
    const { body } = await owner.call<Schemas['Pin']>('POST', '/pin');
    await tablet.call('POST', '/counter/pin', body);
    expect((await tablet.call('POST', `${at}/refunds`, refund)).status).toBe(201);
    expect((await tablet.call('POST', `${at}/actions`, cancel)).status).toBe(200);
    const { rows } = await shop.app.pool.query(
      `select array(select actor_name || ' ' || coalesce(device_id, '-') from order_history
         where order_id = $1 and version > 1 order by version) as acted,
        array(select by_name from refunds where order_id = $1 order by created_at) as refunded`,
      [id],
    );
    expect(rows).toEqual([
      { acted: [`Tablet by the till ${tablet.id}`, `Maria ${tablet.id}`], refunded: ['Maria', 'Maria'] },
    ]);
  });

  test('a refund is guarded by what its person saw, and by what is left', async () => {
    const id = await placeOrder(shop, shopper);
    const send = (more: object) =>
      owner.call<Answer>('POST', `/orders/${id}/refunds`, { reason: 'late', expectedRefunded: 0, ...more });
    const item = (await shopper.order(id)).items[0]?._id;
    const lines = await send({ lines: [{ itemId: item, quantity: 1 }], fees: ['serviceFee'] });
    const refunded = lines.body.order.refundedAmount;
    expect([lines.status, refunded]).toEqual([201, 1_325 + 99]);
    const answers = [
      await send({ amount: 100 }),
      await send({ amount: 999_999, expectedRefunded: refunded }),
      await send({ amount: 0, expectedRefunded: refunded }),
      await send({ amount: 1, lines: [{ itemId: item, quantity: 1 }] }),
    ];
    expect(answers.map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'refund_changed'],
      [409, 'refund_exceeds'],
      [409, 'refund_not_allowed'],
      [400, 'invalid_request'],
    ]);
  });

  test('a refund sent again under its key is made once, and answers with the order as it is by then', async () => {
    const id = await placeOrder(shop, shopper);
    const refund = { amount: 100, reason: 'late', expectedRefunded: 0 };
    const send = () =>
      owner.call<Answer>('POST', `/orders/${id}/refunds`, refund, { 'idempotency-key': 'refunded-once' });
    const first = await send();
    await act(staff, id, accept);
    const again = await send();
    expect(
      [first, again].map(({ status, body }) => [status, body.order.status, body.order.refundedAmount]),
    ).toEqual([
      [201, 'placed', 100],
      [201, 'accepted', 100],
    ]);
    await runJobs(shop);
    expect((await shopper.order(id)).refunds).toMatchObject([{ amount: 100, state: 'succeeded' }]);
  });
});
