import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';

type Schemas = components['schemas'];

// London shows UTC in March; 4 March is a Wednesday.
const yaml = testRestaurantYaml()
  .replace(
    '      - { key: soup, name: Soup, description: Warm., price: 5 }',
    `      - key: soup
        name: Soup
        description: Warm.
        price: 20
        sale: [{ days: [wednesday, friday], from: 12:00, to: 14:30 }]
        alsoIn: [drinks, nowhere]
      - { key: cake, name: Cake, description: Sweet., price: 20, modes: [collection] }
      - { key: thali, name: Thali, description: Full., price: 20, maxPerOrder: 2 }`,
  )
  .replace(
    '    description: Cold.\n',
    '    description: Cold.\n    sale: [{ from: 10:00, to: 23:00 }]\n    modes: [delivery, collection]\n',
  );
const at = (time: string, day = '04') => new Date(`2026-03-${day}T${time}:00Z`);

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop(yaml);
  shopper = await shop.newShopper();
});
afterAll(() => shop.close());

const path = (end: string) => `/restaurants/${shop.restaurantId}/${end}`;
const overview = async () => (await shop.call<Schemas['MenuOverview']>('GET', path('menu-overview'))).body;
const noteOf = async (name: string) => {
  const dishes = (await overview()).categories.flatMap(({ items }) => items);
  return dishes.find((one) => one.name === name)?.saleNote;
};
const version = async () =>
  (await shop.call<Schemas['RestaurantVersion']>('GET', path('version'))).body.version;
const blockers = async (mode: 'delivery' | 'collection') =>
  (await shopper.breakdown({ mode })).body.blockers.map(({ code }) => code);

test('says on the menu when it is sold, and the version that copies go by changes with the words', async () => {
  shop.setTime(at('11:59'));
  expect(await noteOf('Soup')).toEqual({ isSold: false, text: 'Today from 12:00' });
  const before = await version();
  shop.setTime(at('11:59', '04'));
  expect(await version()).toBe(before);
  shop.setTime(at('12:00'));
  const during = await version();
  expect(during).not.toBe(before);
  expect(await noteOf('Soup')).toEqual({ isSold: true, text: 'Lunch, until 14:30' });
  // A dish says what its category says where it says nothing itself.
  expect(await noteOf('Cola')).toEqual({ isSold: true, text: 'Until 23:00' });
  expect(await noteOf('Curry')).toBeUndefined();
  shop.setTime(at('14:30'));
  expect(await version()).not.toBe(during);
  expect(await noteOf('Soup')).toEqual({ isSold: false, text: 'Friday from 12:00' });
});

test('stands in a second category too, after its own dishes, and once in the index', async () => {
  const { categories } = await overview();
  expect(categories.map(({ itemCount, items }) => [itemCount, items.map(({ name }) => name)])).toEqual([
    [5, ['Curry', 'Soup', 'Cake', 'Thali', 'Special']],
    [2, ['Cola', 'Soup']],
  ]);
  const drinks = categories[1]?._id ?? '';
  const listing = await shop.call<Schemas['MenuCategoryListing']>('GET', path(`menu-categories/${drinks}`));
  expect(listing.body.items.map(({ name }) => name)).toEqual(['Cola', 'Soup']);
  const index = await shop.call<Schemas['MenuIndex']>('GET', path('menu-index'));
  const names = index.body.categories.flatMap(({ items }) => items.map(({ name }) => name));
  expect(names.filter((name) => name === 'Soup')).toHaveLength(1);
});

test('is refused outside its time, and blocks a checkout that begins then; a payment afterwards counts', async () => {
  shop.setTime(at('11:00'));
  const refused = await shopper.add({ dish: 'Soup', quantity: 1 });
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'item_not_now', message: 'Soup is not sold now: today from 12:00.' },
  });
  shop.setTime(at('14:29'));
  expect((await shopper.add({ dish: 'Soup', quantity: 1 })).status).toBe(201);
  expect(await blockers('collection')).toEqual([]);
  const { orderId } = (await shopper.checkout({ mode: 'collection' })).body;
  shop.setTime(at('14:30'));
  expect(await blockers('collection')).toEqual(['item_not_now']);
  const [line] = (await shopper.cart()).items;
  expect(line).toMatchObject({ isAvailable: true, saleNote: { isSold: false } });
  expect(await shopper.checkout({ mode: 'collection' })).toMatchObject({
    status: 400,
    body: { code: 'checkout_blocked', details: { blockers: [{ code: 'item_not_now' }] } },
  });
  await shop.payOrder(orderId);
  expect((await shopper.order(orderId)).status).toBe('placed');
  expect((await shopper.cart()).items).toEqual([]);
});

test('is sold in its mode alone, and not more often than goes into one order', async () => {
  shop.setTime(at('13:00'));
  await shopper.add({ dish: 'Cake', quantity: 1 });
  expect(await blockers('collection')).toEqual([]);
  expect(await blockers('delivery')).toContain('item_not_in_mode');
  await shopper.add({ dish: 'Thali', quantity: 2 });
  expect(await shopper.add({ dish: 'Thali', quantity: 1 })).toMatchObject({
    status: 400,
    body: { code: 'item_over_limit', message: 'At most 2 of Thali go into one order.' },
  });
  expect(await blockers('collection')).toEqual([]);
  await shop.app.pool.query("update menu_items set max_per_order = 1 where name = 'Thali'");
  expect(await blockers('collection')).toEqual(['item_over_limit']);
});
