import type { components } from '@tiffin/api/schema';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { problem } from '../contract/problem.ts';
import type { Transaction } from '../db/client.ts';
import { foundations } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { idempotency } from './idempotency.ts';
import { type RequestContext, type RequestEnv, refuse, send } from './request-env.ts';

type Schemas = components['schemas'];

const otherFoundationId = '5f0c0ffee0ddba11ca7e0002';
let shop: Shop;
let neighbourId: string;
let shopper: Shopper;
const staff = { memberId: 'Noor', deviceId: null, name: 'Noor', role: 'staff' } as const;

type Answer = (context: RequestContext) => Response | Promise<Response>;

/** Calls with a key what answers below the middleware, as the caller of these variables. */
function keyed(caller: Partial<RequestEnv['Variables']>, answer: Answer) {
  const app = new Hono<RequestEnv>();
  app.use((context, next) => {
    context.set('requestId', 'test-request');
    context.set('foundationId', testFoundationId);
    for (const [name, value] of Object.entries(caller)) context.set(name as keyof typeof caller, value);
    return next();
  });
  app.use(idempotency(shop.app, 'createAddress'));
  app.onError(() => new Response(null, { status: 500 }));
  app.post('*', answer);
  return (key: string, path = '/') =>
    app.request(path, { method: 'POST', headers: { 'idempotency-key': key } });
}

function inTransaction(keep: (tx: Transaction) => Promise<void> | undefined): Promise<void> {
  return shop.app.db.transaction(async (tx) => keep(tx));
}

beforeAll(async () => {
  shop = await startShop();
  neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
  await shop.app.db.insert(foundations).values({ id: otherFoundationId });
  shopper = await shop.newShopper();
});
afterAll(() => shop.close());

test('a key belongs to one restaurant: at another one it is refused, and its answer is not given', async () => {
  const key = { 'idempotency-key': 'one-restaurant' };
  await shopper.add(curry);
  const clear = (restaurantId: string) =>
    shopper.call<Schemas['Cart'] & Partial<Schemas['Error']>>('DELETE', '/restaurant-cart', undefined, {
      ...key,
      'restaurant-id': restaurantId,
    });
  const first = await clear(shop.restaurantId);
  expect(first.status).toBe(200);
  expect(await clear(neighbourId)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  expect((await clear(shop.restaurantId)).body).toEqual(first.body);
});

test('a key belongs to one thing: for another one it is refused, and that one stays', async () => {
  const key = { 'idempotency-key': 'one-thing' };
  const { items } = (await shopper.add({ dish: 'Soup' })).body;
  const { items: both } = (await shopper.add({ dish: 'Cola' })).body;
  const [soup] = items;
  const cola = both.find(({ _id }) => _id !== soup?._id);
  const remove = (id = '') => shopper.call('DELETE', `/restaurant-cart/items/${id}`, undefined, key);
  expect((await remove(soup?._id)).status).toBe(200);
  expect(await remove(cola?._id)).toMatchObject({ status: 409, body: { code: 'idempotency_conflict' } });
  expect((await shopper.cart()).items.map(({ _id }) => _id)).toEqual([cola?._id]);
});

test("a visitor's key at one tenant makes no repeat of a call at another", async () => {
  const idToken = await shop.identityProvider.idToken({ sub: 'two-tenants', email: 'two@example.com' });
  await shop.call('POST', '/auth/verify', { body: { idToken, user: {} } });
  const register = (foundationId: string) =>
    shop.call<Schemas['AuthSessionResponse'] & Partial<Schemas['Error']>>('POST', '/auth/register', {
      body: { idToken },
      headers: { 'foundation-id': foundationId, 'idempotency-key': 'visitors-key' },
    });
  expect((await register(otherFoundationId)).status).toBe(201);
  // Taken for a repeat, it would answer as if it had made the account that exists here.
  expect(await register(testFoundationId)).toMatchObject({ status: 409, body: { code: 'account_exists' } });
  expect((await register(otherFoundationId)).status).toBe(201);
});

test('the same Google account is a customer of each tenant by itself', async () => {
  const idToken = await shop.identityProvider.idToken({ sub: 'at-both', email: 'both@example.com' });
  const verify = async (foundationId: string) => {
    const headers = { 'foundation-id': foundationId };
    const call = { body: { idToken, user: {} }, headers };
    return (await shop.call<Schemas['AuthSessionResponse']>('POST', '/auth/verify', call)).body.data.user._id;
  };
  const here = await verify(testFoundationId);
  const elsewhere = await verify(otherFoundationId);
  expect(elsewhere).not.toBe(here);
  expect(await verify(testFoundationId)).toBe(here);
});

test.each([
  [401, false],
  [408, false],
  [429, false],
  [500, false],
  [503, false],
  [201, true],
  [400, true],
  [404, true],
  [409, true],
])('an answer %i is kept under its key: %s', async (status, isKept) => {
  let calls = 0;
  const call = keyed({ customer: { id: shopper.id, familyId: newId() } }, (context) => {
    calls += 1;
    return send(context, calls === 1 ? { status, body: { by: 'the first' } } : { status: 200, body: {} });
  });
  const [first, second] = [await call(`kept-${status}`), await call(`kept-${status}`)];
  expect(first.status).toBe(status);
  expect(second.status).toBe(isKept ? status : 200);
  expect(await second.json()).toEqual(isKept ? { by: 'the first' } : {});
});

test.each(['order', 'counterOrder'])('a refusal that shows the %s is not kept', async (name) => {
  let calls = 0;
  const call = keyed({ actor: staff }, (context) => {
    calls += 1;
    return refuse(context, problem(409, 'order_changed', `Refusal ${calls}.`, { [name]: {} }));
  });
  const messages = [];
  for (let round = 0; round < 2; round += 1) messages.push(await (await call(`shows-${name}`)).json());
  expect(messages).toMatchObject([{ message: 'Refusal 1.' }, { message: 'Refusal 2.' }]);
});

test('a key belongs to what was sent with it: with another body it is refused, for good and not for a while', async () => {
  const customer = { id: shopper.id, familyId: newId() };
  const answer: Answer = (context) => send(context, { status: 201, body: {} });
  const sent = (text: string) =>
    keyed({ customer, rawBody: new TextEncoder().encode(text) }, answer)('one-body');
  expect((await sent('one soup')).status).toBe(201);
  const other = await sent('two soups');
  expect([other.status, other.headers.get('retry-after')]).toEqual([409, null]);
  expect(await other.json()).toMatchObject({ message: expect.stringContaining('with different details') });
  expect((await sent('one soup')).status).toBe(201);
});

test('two members of the staff may use the same key', async () => {
  const asMember = (memberId: string) =>
    keyed({ actor: { memberId, deviceId: null, name: memberId, role: 'staff' } }, (context) =>
      send(context, { status: 200, body: { by: memberId } }),
    );
  for (const memberId of ['Noor', 'Sam', 'Noor']) {
    expect(await (await asMember(memberId)('of-staff')).json()).toEqual({ by: memberId });
  }
});

test.each([
  ['a visitor', {}, 201, { status: 1, body: null }],
  ['a visitor who is refused', {}, 400, { status: 400, body: { token: 'secret' } }],
  ['a customer', { customer: { id: 'Ana', familyId: 'a' } }, 201, { status: 201, body: { token: 'secret' } }],
  ['staff', { actor: staff }, 201, { status: 201, body: { token: 'secret' } }],
])('what is stored of the answer to %s', async (who, caller, status, stored) => {
  for (const isKeptByHandler of [true, false]) {
    const key = `stored-${who}-${isKeptByHandler}`;
    const answer = { status, body: { token: 'secret' } };
    await keyed(caller, async (context) => {
      if (isKeptByHandler && status < 300) {
        await inTransaction((tx) => context.get('once')?.keepAnswer(tx, answer));
      }
      return send(context, answer);
    })(key);
    const { rows } = await shop.app.pool.query('select status, body from idempotency_keys where key = $1', [
      key,
    ]);
    expect(rows).toEqual([stored]);
  }
});

test('what a handler keeps in its own transaction is the answer, whatever becomes of this one', async () => {
  const customer = { id: shopper.id, familyId: newId() };
  const isRepeats: (boolean | undefined)[] = [];
  const call = keyed({ customer }, async (context) => {
    const once = context.get('once');
    isRepeats.push(once?.isRepeat);
    if (once?.isRepeat) return send(context, { status: 200, body: { by: 'a repeat' } });
    await inTransaction((tx) =>
      context.req.path === '/answer'
        ? once?.keepAnswer(tx, { status: 201, body: { by: 'the first' } })
        : once?.keepStatus(tx, 201),
    );
    throw new Error('the connection to the caller is gone');
  });
  expect((await call('kept-answer', '/answer')).status).toBe(500);
  const replayed = await call('kept-answer', '/answer');
  expect([replayed.status, await replayed.json()]).toEqual([201, { by: 'the first' }]);

  expect((await call('kept-status', '/status')).status).toBe(500);
  expect(await (await call('kept-status', '/status')).json()).toEqual({ by: 'a repeat' });
  expect(isRepeats).toEqual([false, false, true]);
});

test('a call that fails unexpectedly gives its key back, so that the next try is made', async () => {
  const { pool } = shop.app;
  const key = { 'idempotency-key': 'failed-unexpectedly' };
  const add = () => shopper.call('POST', '/restaurant-cart', shop.payload({ dish: 'Soup' }), key);
  await pool.query('alter table cart_items rename to cart_items_away');
  expect((await add()).status).toBe(500);
  await pool.query('alter table cart_items_away rename to cart_items');
  // At once: a claim that is merely left behind would make the next try wait.
  const claims = await pool.query('select from idempotency_keys where key = $1', [key['idempotency-key']]);
  expect(claims.rowCount).toBe(0);
  expect((await add()).status).toBe(201);
});

test('a call whose key another call took over changes nothing and answers 409 with a time to wait', async () => {
  const { pool, postcodes } = shop.app;
  const body = {
    type: 'house',
    address: 'Park Row',
    building: '7',
    postalCode: 'LS1 5HD',
    longitude: -1.5,
    latitude: 53.8,
  };
  const key = { 'idempotency-key': 'taken-over' };
  const count = async () => (await shopper.call<Schemas['Address'][]>('GET', '/addresses')).body.length;
  const before = await count();
  // The other server believed this one dead: it answers the same call while this one looks the postcode up.
  const find = vi.spyOn(postcodes, 'find').mockImplementationOnce(async () => {
    await pool.query("update idempotency_keys set status = 201, body = '{}' where key = 'taken-over'");
    return { kind: 'unknown' };
  });
  const answer = await shopper.call<Schemas['Error']>('POST', '/addresses', body, key);
  find.mockRestore();
  expect([answer.status, answer.body.code, answer.headers.get('retry-after')]).toEqual([
    409,
    'idempotency_conflict',
    '2',
  ]);
  expect(await count()).toBe(before);
});
