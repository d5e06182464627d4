import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';
import { act, placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { withHistories } from './order-history.store.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
  await setAcceptance(shop, 'manual');
});
afterAll(() => shop.close());

const rowOf = async (orderId: string) => {
  const [row] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  if (row === undefined) throw new Error(`There is no order ${orderId}.`);
  return row;
};

test('an action that comes after an order was read is not in its history yet', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  const before = await rowOf(orderId);
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  const rows = [before, await rowOf(orderId)];
  const actions = (await withHistories(shop.app.db, rows)).map(({ order, history }) => [
    order.status,
    ...history.map(({ action }) => action),
  ]);
  expect(actions).toEqual([
    ['placed', 'placed'],
    ['declined', 'placed', 'decline'],
  ]);
});

test('an order that was never placed has none', async () => {
  const shopper = await shop.newShopper();
  const row = await rowOf(await placeOrder(shop, shopper));
  const [found] = await withHistories(shop.app.db, [{ ...row, id: 'f'.repeat(24) }]);
  expect(found?.history).toEqual([]);
  expect(await withHistories(shop.app.db, [])).toEqual([]);
});
