import type { components } from '@tiffin/api/schema';
import { Hono } from 'hono';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { foundations } from '../db/schema.ts';
import { newId } from '../ids.ts';
import { curry, type Shop, type Shopper, startShop } from '../resources/checkout/testing/shop.ts';
import { testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { idempotency } from './idempotency.ts';
import { type RequestEnv, send } from './request-env.ts';

type Schemas = components['schemas'];

const otherFoundationId = '5f0c0ffee0ddba11ca7e0002';
let shop: Shop;
let neighbourId: string;
let shopper: Shopper;
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
  const app = new Hono<RequestEnv>();
  app.use((context, next) => {
    context.set('requestId', 'test-request');
    context.set('customer', { id: shopper.id, familyId: newId() });
    return next();
  });
  app.use(idempotency(shop.app, 'createAddress'));
  let calls = 0;
  app.post('/', (context) => {
    calls += 1;
    return send(context, calls === 1 ? { status, body: { by: 'the first' } } : { status: 200, body: {} });
  });
  const call = () => app.request('/', { method: 'POST', headers: { 'idempotency-key': `kept-${status}` } });
  const [first, second] = [await call(), await call()];
  expect(first.status).toBe(status);
  expect(second.status).toBe(isKept ? status : 200);
  expect(await second.json()).toEqual(isKept ? { by: 'the first' } : {});
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
