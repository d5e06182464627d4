import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { ownerOf } from '../team/testing/team.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

type Schemas = components['schemas'];

const yaml = testRestaurantYaml()
  .replace('name: Soup,', 'name: Soup, alcohol: true,')
  .replace('name: Naan,', 'name: Naan, alcohol: true,');
const missing = { code: 'age_unconfirmed', message: 'Confirm that you are 18 or over.' };
const plain = { dish: 'Curry', quantity: 2, choices: { 'Choose your rice': ['Pilau'] } };
const soup = { dish: 'Soup', quantity: 4 };

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(yaml);
});
afterAll(() => shop.close());

async function shopperWith(...wishes: readonly Parameters<Shopper['add']>[0][]): Promise<Shopper> {
  const shopper = await shop.newShopper();
  for (const wish of wishes) await shopper.add(wish);
  return shopper;
}

/** What an order says of alcohol: whether age was confirmed, and which of its lines hold some. */
const saidOf = ({ ageConfirmed, items }: Schemas['Order']) => [
  ageConfirmed,
  items.map(({ isAlcohol }) => isAlcohol),
];

test('menu, card and cart mark what holds alcohol, and nothing else', async () => {
  const shopper = await shopperWith(soup, plain);
  const path = `/restaurants/${shop.restaurantId}/menu`;
  const { body: menu } = await shop.call<Schemas['Menu']>('GET', path);
  const dishes = menu.categories.flatMap(({ items }) => items);
  const marked = <Named extends { name: string; isAlcohol?: true }>(list: readonly Named[]) =>
    list.filter((each) => 'isAlcohol' in each).map(({ name, isAlcohol }) => [name, isAlcohol]);
  expect(marked(dishes)).toEqual([['Soup', true]]);
  const choices = dishes.flatMap(({ options }) => options.flatMap((option) => option.choices));
  expect(marked(choices)).toEqual([['Naan', true]]);
  const { body: index } = await shop.call<Schemas['MenuIndex']>('GET', `${path}-index`);
  expect(marked(index.categories.flatMap(({ items }) => items))).toEqual([['Soup', true]]);
  const cart = await shopper.cart();
  expect(marked(cart.items.map(({ menuItem }) => menuItem))).toEqual([['Soup', true]]);
  const [, line] = cart.items;
  expect(marked(line?.menuItem.options.flatMap((option) => option.choices) ?? [])).toEqual([['Naan', true]]);
});

test.each([
  ['a dish', soup],
  ['only a choice', curry],
])('alcohol in %s: checkout needs the word about age, and the order keeps it', async (_, wish) => {
  const shopper = await shopperWith({ ...wish, quantity: 4 });
  for (const wishes of [{}, { ageConfirmed: false }]) {
    const { status, body } = await shopper.checkout(wishes);
    expect([status, body.code, body.details?.blockers]).toEqual([400, 'checkout_blocked', [missing]]);
  }
  expect(await shop.ordersOf(shopper)).toEqual([]);
  expect((await shopper.breakdown()).body.blockers).toEqual([missing]);
  expect((await shopper.breakdown({ ageConfirmed: true })).body.blockers).toEqual([]);
  const { status, body } = await shopper.checkout({ ageConfirmed: true });
  expect(status).toBe(200);
  expect(saidOf(await shopper.order(body.orderId))).toEqual([true, [true]]);
});

test('without alcohol nothing is asked, and nothing of it is kept', async () => {
  const shopper = await shopperWith(plain);
  const asked = await shopper.checkout();
  expect(asked.status).toBe(200);
  // What is said where nobody asked is not kept, and is the same order.
  const unasked = await shopper.checkout({ ageConfirmed: true });
  expect(unasked.body.orderId).toBe(asked.body.orderId);
  expect(saidOf(await shopper.order(asked.body.orderId))).toEqual([undefined, [undefined]]);
});

test('a cart that changes after the tick is judged as it is by then', async () => {
  const shopper = await shopperWith(plain);
  const before = await shopper.checkout();
  await shopper.add(soup);
  expect((await shopper.checkout()).body.details?.blockers).toEqual([missing]);
  const after = await shopper.checkout({ ageConfirmed: true });
  expect(after.body.orderId).not.toBe(before.body.orderId);
  expect(saidOf(await shopper.order(after.body.orderId))).toEqual([true, [undefined, true]]);
  const cart = await shopper.cart();
  const soupLine = cart.items.find(({ menuItem }) => menuItem.name === 'Soup');
  await shopper.call('DELETE', `/restaurant-cart/items/${soupLine?._id}`);
  const without = await shopper.checkout({ ageConfirmed: true });
  expect(saidOf(await shopper.order(without.body.orderId))).toEqual([undefined, [undefined]]);
});

test.each(['true', 1, null, {}])('age is confirmed or not, never %j', async (wrong) => {
  const shopper = await shopperWith(soup);
  const { status, body } = await shopper.checkout({ ageConfirmed: wrong });
  expect([status, body.details?.fields]).toMatchObject([400, [{ field: 'ageConfirmed' }]]);
});

test('the restaurant reads on the order and in its file whose age was confirmed', async () => {
  const shopper = await shop.newShopper();
  const owner = await ownerOf(shop, shop.restaurantId);
  const id = await placeOrder(shop, shopper, { ageConfirmed: true });
  const { body } = await owner.call<Schemas['CounterOrder']>('GET', `/orders/${id}`);
  expect(saidOf(body.order)).toEqual([true, [true]]);
  const file = await owner.call<string>('GET', '/export.csv?from=2026-03-04&to=2026-03-04');
  expect(String(file.body).split('\r\n')[1]).toMatch(/,"yes"$/);
});
