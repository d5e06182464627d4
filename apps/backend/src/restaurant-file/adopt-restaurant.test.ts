import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { foundations, restaurants } from '../db/schema.ts';
import { curry, type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { placeOrder } from '../resources/order-actions/testing/placed-orders.ts';
import { ownerOf } from '../resources/team/testing/team.ts';
import { testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { importRestaurantFile } from './import-file.ts';

type Schemas = components['schemas'];

let shop: Shop;
let session: Schemas['AuthSession'];
let folder: string;
beforeAll(async () => {
  // The shop itself is the neighbour: it has a key and a file.
  shop = await startShop();
  session = await shop.signIn({ email: 'admin@example.com' });
  folder = await mkdtemp(join(tmpdir(), 'tiffin-adopt-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
  await shop.close();
});

const input = { name: 'Nonna', hasDelivery: true, hasCollection: true, hours: {}, timeZone: 'Europe/Rome' };
const create = (domain: string, more = {}) =>
  shop.call<Schemas['Restaurant']>('POST', '/restaurants', { session, body: { ...input, domain, ...more } });
const settingsOf = (id: string) => shop.call<Schemas['Settings']>('GET', `/restaurants/${id}/settings`);
const dishesOf = async (id: string) => {
  const { body } = await shop.call<Schemas['Menu']>('GET', `/restaurants/${id}/menu`);
  return new Map(body.categories.flatMap(({ items }) => items).map(({ name, _id }) => [name, _id]));
};

async function importYaml(yaml: string) {
  const path = join(folder, 'menu.yaml');
  await writeFile(path, yaml);
  return importRestaurantFile(shop.app.db, path, {
    foundationId: testFoundationId,
    store: shop.app.pictures,
  });
}

test('created by the API, imported, opened, ordered from, completed, deleted, and created again', async () => {
  const yaml = testRestaurantYaml('nonna', ['nonna.test', 'www-nonna.test']);
  const made = await create('nonna.test', { isActive: false });
  expect(made.status).toBe(201);
  const id = made.body._id;
  expect((await settingsOf(id)).status).toBe(404);

  // Its file names its domain: it becomes the file's restaurant, and stays as closed as it was made.
  expect(await importYaml(yaml)).toMatchObject({
    restaurantId: id,
    name: 'The nonna',
    kept: expect.arrayContaining([{ name: 'isActive', kept: 'false', inFile: 'true' }]),
  });
  expect(await importYaml(yaml)).toMatchObject({ restaurantId: id, hasMenuChanged: false });
  expect((await settingsOf(id)).body.domains).toEqual(['nonna.test', 'www-nonna.test']);
  const opened = await shop.call<Schemas['Restaurant']>('PATCH', `/restaurants/${id}`, {
    session,
    body: { isActive: true },
  });
  expect(opened.body).toMatchObject({ isActive: true, domain: 'nonna.test', name: 'The nonna' });

  const owner = await ownerOf(shop, id);
  const { orderId, shopper } = await order(id);
  const act = async (action: string, expectedVersion: number, more = {}) =>
    (await owner.call('POST', `/orders/${orderId}/actions`, { action, expectedVersion, ...more })).status;
  expect((await shop.call('DELETE', `/restaurants/${id}`, { session })).status).toBe(409);
  expect(await act('accept', 1, { promisedAt: '2026-03-04T12:40:00.000Z' })).toBe(200);
  for (const [index, action] of ['start', 'ready', 'complete'].entries())
    expect(await act(action, index + 2)).toBe(200);

  expect((await shop.call('DELETE', `/restaurants/${id}`, { session })).status).toBe(204);
  expect(await shopper.order(orderId)).toMatchObject({ status: 'completed' });

  const again = await create('nonna.test');
  expect(again.status).toBe(201);
  expect(again.body._id).not.toBe(id);
  // The key is the deleted one's: an import never revives a restaurant, nor takes its orders over.
  const line = yaml.slice(0, yaml.indexOf('key:')).split('\n').length;
  await expect(importYaml(yaml)).rejects.toThrow(
    `menu.yaml:${line}:1: The restaurant of this key, The nonna, is deleted: restore it (POST /restaurants/${id}/restore), or give the file a new key, which makes another restaurant.`,
  );
  expect(await importYaml(yaml.replace('key: nonna\n', 'key: nonna-two\n'))).toMatchObject({
    restaurantId: again.body._id,
  });
  const { orderId: second } = await order(again.body._id);
  expect(
    (await shop.app.pool.query('select restaurant_id from orders where id = $1', [second])).rows,
  ).toEqual([{ restaurant_id: again.body._id }]);
});

/** Orders for collection at a restaurant and pays, as a customer does. */
async function order(restaurantId: string) {
  const shopper = await shop.newShopper();
  const here = { 'restaurant-id': restaurantId };
  const { body: menu } = await shop.call<Schemas['Menu']>('GET', `/restaurants/${restaurantId}/menu`);
  const soup = menu.categories.flatMap(({ items }) => items).find(({ name }) => name === 'Soup');
  const cart = { menuItemId: soup?._id, quantity: 4, selectedOptions: [] };
  expect((await shopper.call('POST', '/restaurant-cart', cart, here)).status).toBe(201);
  const returnUrl = `https://${restaurantId}.test/`;
  await shop.app.pool.query(
    'insert into restaurant_domains (hostname, restaurant_id, position) values ($1, $2, 9)',
    [`${restaurantId}.test`, restaurantId],
  );
  const { status, body } = await shopper.call<Schemas['CheckoutResponse']>(
    'POST',
    '/restaurant-cart/checkout',
    { successUrl: returnUrl, failUrl: returnUrl, source: 'web', mode: 'collection' },
    here,
  );
  expect(status).toBe(200);
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  await shop.app.db.update(restaurants).set({ acceptance: 'manual' }).where(eq(restaurants.id, restaurantId));
  return { shopper, orderId: body.orderId };
}

test("dishes' ids follow from the restaurant's, whoever gave it that", async () => {
  const made = await create('adopted.test');
  await importYaml(testRestaurantYaml('adopted', ['adopted.test']));
  const first = await dishesOf(made.body._id);
  await importYaml(testRestaurantYaml('adopted', ['adopted.test', 'and-more.test']));
  expect(await dishesOf(made.body._id)).toEqual(first);
  const { restaurantId } = await importYaml(testRestaurantYaml('new', ['new.test']));
  expect([...(await dishesOf(restaurantId)).keys()]).toEqual([...first.keys()]);
  expect([...(await dishesOf(restaurantId)).values()]).not.toContain(first.get('Soup'));
});

test('only a restaurant of the same foundation that waits to be set up is adopted', async () => {
  const other = '5f0c0ffee0ddba11ca7e0009';
  await shop.app.db.insert(foundations).values({ id: other });
  const made = await create('waiting.test');
  await expect(
    importYaml(`foundation: ${other}\n${testRestaurantYaml('foreign', ['waiting.test'])}`),
  ).rejects.toThrow(
    `The domain waiting.test already belongs to Nonna: leave it out of this file, or give Nonna another one first (PATCH /restaurants/${made.body._id}).`,
  );
  await expect(importYaml(testRestaurantYaml('thief', ['testaurant.test']))).rejects.toThrow(
    'The domain testaurant.test already belongs to The testaurant: remove it from one of the two.',
  );
  // What an admin has set since stays.
  const named = { session, body: { name: 'Nonna Rosa' } };
  expect((await shop.call('PATCH', `/restaurants/${made.body._id}`, named)).status).toBe(200);
  expect(await importYaml(testRestaurantYaml('own', ['waiting.test']))).toMatchObject({
    restaurantId: made.body._id,
    name: 'Nonna Rosa',
  });
});

test('of two files at once that name the same new restaurant, both find it', async () => {
  const made = await create('two.test');
  const yaml = testRestaurantYaml('two', ['two.test']);
  const paths = ['one.yaml', 'two.yaml'].map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, yaml);
  const options = { foundationId: testFoundationId, store: shop.app.pictures };
  const results = await Promise.all(paths.map((path) => importRestaurantFile(shop.app.db, path, options)));
  expect(results.map(({ restaurantId }) => restaurantId)).toEqual([made.body._id, made.body._id]);
});

test('a deleted restaurant is refused as a whole: nothing of its file is written', async () => {
  const shopper = await shop.newShopper();
  await shopper.add(curry);
  const orderId = await placeOrder(shop, shopper);
  await shop.app.pool.query("update orders set status = 'completed' where id = $1", [orderId]);
  await shop.call('DELETE', `/restaurants/${shop.restaurantId}`, { session });
  await expect(importYaml(testRestaurantYaml())).rejects.toThrow(/is deleted: restore it/);
  await shop.call('POST', `/restaurants/${shop.restaurantId}/restore`, { session });
  expect(await importYaml(testRestaurantYaml())).toMatchObject({
    restaurantId: shop.restaurantId,
    hasMenuChanged: false,
  });
});
