import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../testing/run-jobs.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';

type Schemas = components['schemas'];

let shop: Shop;
let order: string;
beforeAll(async () => {
  shop = await startShop();
  order = await placeOrder(shop, await shop.newShopper());
});
afterAll(() => shop.close());

const run = (statement: string, values: readonly unknown[] = []) =>
  shop.app.pool.query(statement, [...values]);
const read = async <Body>(path: string) =>
  (await shop.call<Body>('GET', `/restaurants/${shop.restaurantId}/${path}`)).body;
const dishes = async () => (await read<Schemas['Menu']>('menu')).categories.flatMap(({ items }) => items);
const dishId = async (name: string) => (await dishes()).find((item) => item.name === name)?._id ?? '';
const popular = async () => {
  await shop.boss.send('count-popular-dishes', {});
  await runJobs(shop, { only: ['count-popular-dishes'] });
  const names = new Map((await dishes()).map(({ _id, name }) => [_id, name]));
  return (await read<Schemas['MenuIndex']>('menu-index')).popular.map((id) => names.get(id));
};

/** Copies of the first order, each with one line of a dish, so many days before it. */
async function ordered(
  count: number,
  name: string,
  { quantity = 1, daysAgo = 1, status = 'completed' } = {},
) {
  const line = JSON.stringify([{ menuItemId: await dishId(name), quantity }]);
  await run(
    `insert into orders select copied.* from orders one, generate_series(1, $2::int) n,
       jsonb_populate_record(one, jsonb_build_object('id', left(md5($3 || $4 || n || random()), 24),
         'number', 'P-' || floor(random() * 1e9), 'payment_session_id', null, 'cart_id', null, 'status', $5::text,
         'placed_at', one.placed_at - make_interval(days => $6),
         'snapshot', one.snapshot || jsonb_build_object('items', $4::jsonb))) copied
     where one.id = $1`,
    [order, count, name, line, status, daysAgo],
  );
}

test('fewer than 20 orders make no dish popular', async () => {
  await ordered(18, 'Soup');
  expect(await popular()).toEqual([]);
});

test('dishes count by orders and not by pieces, and the pages learn of it', async () => {
  const { version } = await read<Schemas['RestaurantVersion']>('version');
  await ordered(5, 'Cola', { quantity: 50 });
  expect((await popular()).slice(0, 2)).toEqual(['Soup', 'Cola']);
  expect((await read<Schemas['RestaurantVersion']>('version')).version).not.toBe(version);
});

test('orders of more than 28 days ago, and those that were not cooked, do not count', async () => {
  await ordered(30, 'Cola', { daysAgo: 29 });
  await ordered(30, 'Cola', { status: 'declined' });
  await ordered(30, 'Cola', { status: 'cancelled' });
  expect((await popular())[0]).toBe('Soup');
  await ordered(30, 'Cola', { daysAgo: 27 });
  expect((await popular())[0]).toBe('Cola');
});

test('what has left the menu is not popular', async () => {
  await run("update menu_items set is_retired = true where name = 'Cola'");
  expect((await popular())[0]).toBe('Soup');
});
