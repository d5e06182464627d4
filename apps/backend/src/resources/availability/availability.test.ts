import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice, type TestDevice } from '../devices/testing/paired-device.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';

type Schemas = components['schemas'];
type Target = Schemas['AvailabilityTarget'];

// Wednesday is open until 22:00 and Thursday from 11:00; London shows UTC in March.
const yaml = testRestaurantYaml()
  .replace('wednesday: 00:00-23:59', 'wednesday: 11:00-22:00')
  .replace('thursday: 00:00-23:59', 'thursday: 11:00-22:00');
const noon = new Date('2026-03-04T12:00:00Z');

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
let tablet: TestDevice;
let dish: Target;
let pilau: Target;
beforeAll(async () => {
  shop = await startShop(yaml);
  owner = await ownerOf(shop, shop.restaurantId);
  tablet = await pairedDevice(shop, owner);
  shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { menuItemId, selectedOptions } = shop.payload(curry);
  dish = { kind: 'dish', id: menuItemId };
  pilau = { kind: 'choice', id: selectedOptions[0]?.choiceIds[0] ?? '' };
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(noon);
  await set([dish, pilau], 'available');
});

const set = (targets: readonly Target[], state: 'sold_out' | 'available', until?: unknown) =>
  tablet.call<Schemas['CounterMenu'] & Partial<Schemas['Error']>>(
    'PUT',
    `/counter/restaurants/${shop.restaurantId}/availability`,
    { targets, state, ...(until === undefined ? {} : { until }) },
  );
const readMenu = async () =>
  (await owner.call<Schemas['CounterMenu']>('GET', '/availability')).body.categories.flatMap(
    ({ items }) => items,
  );
/** The dishes and choices that a visitor finds on the menu and cannot have. */
const gone = async () => {
  const { body } = await shop.call<Schemas['Menu']>('GET', `/restaurants/${shop.restaurantId}/menu`);
  const items = body.categories.flatMap((category) => category.items);
  const choices = items.flatMap(({ options }) => options.flatMap((option) => option.choices));
  return [...items, ...choices].filter(({ isAvailable }) => !isAvailable).map(({ name }) => name);
};
const goneByFile = ['Special', 'Sold out'];

describe('a dish that is sold out', () => {
  test('leaves the menu, carts and checkout at once, until the next opening', async () => {
    expect((await shopper.cart()).items[0]?.isAvailable).toBe(true);
    const { status, body } = await set([dish], 'sold_out');
    const [shown] = body.categories.flatMap(({ items }) => items);
    const soldOut = { until: '2026-03-05T11:00:00.000Z' };
    expect([status, shown]).toMatchObject([200, { name: 'Curry', isAvailable: false, soldOut }]);
    expect(await gone()).toEqual(['Curry', ...goneByFile]);
    const reason = 'Curry is not available at the moment.';
    expect((await shopper.cart()).items[0]).toMatchObject({ isAvailable: false, unavailableReason: reason });
    expect(await shopper.checkout()).toMatchObject({
      status: 400,
      body: { code: 'checkout_blocked', message: `${reason} Remove it to continue.` },
    });
    expect(await shopper.add(curry)).toMatchObject({ status: 400, body: { message: reason } });
    shop.setTime(new Date(soldOut.until));
    expect(await gone()).toEqual(goneByFile);
    expect((await shopper.cart()).items[0]?.isAvailable).toBe(true);
    expect((await readMenu())[0]?.soldOut).toBeNull();
  });

  test('stays off until it is put back where staff chose that', async () => {
    await set([dish], 'sold_out', 'undone');
    shop.setTime(new Date('2027-03-04T12:00:00Z'));
    expect(await gone()).toContain('Curry');
    const { body } = await set([dish], 'available');
    expect(body.categories[0]?.items[0]).toMatchObject({ isAvailable: true, soldOut: null });
    expect(await gone()).toEqual(goneByFile);
  });

  test('stays off when the menu is imported', async () => {
    await set([dish, pilau], 'sold_out', 'undone');
    await shop.addRestaurant(yaml.replace('price: 9.5', 'price: 9.75'));
    expect(await gone()).toEqual(['Curry', 'Special', 'Pilau', 'Sold out'].sort(byMenu));
    await shop.addRestaurant(yaml);
  });

  test('makes the copies that caches hold stale', async () => {
    const path = `/restaurants/${shop.restaurantId}/menu`;
    const first = await shop.call('GET', path);
    await set([dish], 'sold_out');
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
    expect((await shop.call('GET', path, { headers })).status).toBe(200);
  });
});

/** Dishes before choices, as `gone` lists them. */
const order = ['Curry', 'Special', 'Pilau', 'Sold out'];
const byMenu = (one: string, other: string) => order.indexOf(one) - order.indexOf(other);

test('a choice that is sold out keeps its dish on the menu', async () => {
  await set([pilau], 'sold_out', { minutes: 120 });
  expect(await gone()).toEqual(['Special', 'Pilau', 'Sold out']);
  const reason = 'Pilau is not available at the moment.';
  expect((await shopper.cart()).items[0]).toMatchObject({ isAvailable: false, unavailableReason: reason });
  const plain = { dish: 'Curry', choices: { 'Choose your rice': ['Plain'] } };
  expect((await shopper.add(plain)).status).toBe(201);
  const withPilau = { dish: 'Curry', choices: { 'Choose your rice': ['Pilau'] } };
  expect(await shopper.add(withPilau)).toMatchObject({ status: 400, body: { code: 'invalid_selection' } });
  const [item] = await readMenu();
  expect(item?.options[0]?.choices[1]).toMatchObject({ soldOut: { until: '2026-03-04T14:00:00.000Z' } });
  shop.setTime(new Date('2026-03-04T14:00:00Z'));
  expect(await gone()).toEqual(goneByFile);
});

test('what the file keeps off the menu is not sold out', async () => {
  const special = (await readMenu()).find(({ name }) => name === 'Special');
  expect(special).toMatchObject({ isAvailable: false, soldOut: null });
});

test('all targets are taken off, or none', async () => {
  const elsewhere = await shop.addRestaurant(testRestaurantYaml('elsewhere'));
  const { body: theirs } = await shop.call<Schemas['Menu']>('GET', `/restaurants/${elsewhere}/menu`);
  const [foreign] = theirs.categories.flatMap(({ items }) => items);
  const choice = foreign?.options[0]?.choices[0];
  for (const target of [
    { kind: 'dish', id: foreign?._id ?? '' },
    { kind: 'choice', id: choice?._id ?? '' },
    { kind: 'choice', id: dish.id },
    { kind: 'dish', id: '0'.repeat(24) },
  ] as const) {
    const { status, body } = await set([dish, target], 'sold_out');
    expect([status, body.message]).toEqual([404, 'This dish or choice could not be found.']);
  }
  expect(await gone()).toEqual(goneByFile);
  // A neighbour that names our dish cannot put it back either.
  await set([dish], 'sold_out');
  const neighbour = await ownerOf(shop, elsewhere);
  const back = await neighbour.call('PUT', '/availability', { targets: [dish], state: 'available' });
  expect([back.status, await gone()]).toEqual([404, ['Curry', ...goneByFile]]);
});

test('the version that caches go by changes with each change and at the end', async () => {
  const path = `/restaurants/${shop.restaurantId}/version`;
  const version = async () => (await shop.call<Schemas['RestaurantVersion']>('GET', path)).body.version;
  const before = await version();
  await set([dish], 'sold_out', { minutes: 60 });
  const one = await version();
  await set([pilau], 'sold_out', { minutes: 60 });
  expect(new Set([before, one, await version()]).size).toBe(3);
  shop.setTime(new Date(noon.getTime() + 60 * 60_000));
  expect(await version()).toBe(before);
  await shop.app.pool.query("update menu_items set price = price + 1 where name = 'Soup'");
  expect(await version()).not.toBe(before);
});

test('each change moves the feed, and the same dish twice is one', async () => {
  const seq = async () => (await owner.call<Schemas['OrderChanges']>('GET', '/changes')).body.seq;
  const before = await seq();
  expect((await set([dish, dish], 'sold_out')).status).toBe(200);
  const between = await seq();
  await set([dish], 'available');
  expect([between, await seq()]).toEqual([before + 1, before + 2]);
});
