import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRestaurant } from '../../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../../restaurant-file/parse.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';
import { type Shop, type Shopper, startShop } from './testing/shop.ts';

type Schemas = components['schemas'];

const yaml = testRestaurantYaml()
  .replace('name: Curry', 'name: Curry\n        kitchenName: CUR')
  .replace('name: Pilau', 'name: Pilau, kitchenName: PIL');
const yamlWithout = testRestaurantYaml();

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop(yaml);
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
});
afterAll(() => shop.close());

const importAgain = (text: string) =>
  importRestaurant(shop.app.db, parseRestaurantFile(text, 'test.yaml').file, {
    foundationId: testFoundationId,
    resetsSettings: false,
  });

/** Every name in the first line of an order: of the dish, then of its choices. */
const namesIn = ({ items: [line] }: Schemas['Order']) =>
  [line, ...(line?.options ?? []).flatMap(({ choices }) => choices)].map((each) => [
    each?.name,
    each?.kitchenName,
  ]);
const boardNames = async (id: string) =>
  namesIn((await owner.call<Schemas['CounterOrder']>('GET', `/orders/${id}`)).body.order);

test('an order keeps what the kitchen called its dishes and choices, whatever the file says later', async () => {
  const id = await placeOrder(shop, shopper);
  const kept = [
    ['Curry', 'CUR'],
    ['Pilau', 'PIL'],
    ['Naan', undefined],
  ];
  expect(await boardNames(id)).toEqual(kept);
  expect(await importAgain(yamlWithout)).toMatchObject({ hasMenuChanged: true });
  const later = await placeOrder(shop, shopper);
  expect(await boardNames(later)).toEqual([
    ['Curry', undefined],
    ['Pilau', undefined],
    ['Naan', undefined],
  ]);
  expect(await boardNames(id)).toEqual(kept);
  expect(await importAgain(yaml)).toMatchObject({ hasMenuChanged: true });
  expect(await importAgain(yaml)).toMatchObject({ hasMenuChanged: false });
});

test('customers read the names of the menu alone, in menu, cart, order and history', async () => {
  const id = await placeOrder(shop, shopper);
  expect(namesIn(await shopper.order(id))).toEqual([
    ['Curry', undefined],
    ['Pilau', undefined],
    ['Naan', undefined],
  ]);
  await shopper.add({ dish: 'Curry', choices: { 'Choose your rice': ['Pilau'] } });
  const answers = [
    await shopper.order(id),
    (await shopper.call('GET', '/orders')).body,
    (await shopper.call('GET', `/restaurants/${shop.restaurantId}/menu`)).body,
    await shopper.cart(),
    (await shopper.call('POST', `/orders/${id}/cancel`, { expectedVersion: 1 }, { 'idempotency-key': id }))
      .body,
  ];
  expect(JSON.stringify(answers)).toContain('Pilau');
  expect(JSON.stringify(answers)).not.toMatch(/kitchenName|CUR|PIL/);
});
