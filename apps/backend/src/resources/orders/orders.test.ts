import type { components } from '@tiffin/api/schema';
import { fulfilmentStatuses } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';

type OrderList = components['schemas']['OrderList'];

let shop: Shop;
beforeAll(async () => {
  shop = await startShop();
});
afterAll(() => shop.close());

async function placeOrder(shopper: Shopper): Promise<string> {
  await shopper.add({ ...curry, quantity: 2 });
  const { body } = await shopper.checkout();
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  return body.orderId;
}

test("lists the customer's orders, newest first, in pages, without what was never paid", async () => {
  const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
  const placed: string[] = [];
  for (let minute = 0; minute < 3; minute += 1) {
    shop.setTime(new Date(Date.UTC(2026, 2, 4, 12, minute)));
    placed.unshift(await placeOrder(shopper));
  }
  await placeOrder(other);
  shop.setTime(new Date('2026-03-04T12:10:00Z'));
  await shopper.add({ ...curry, quantity: 2 });
  const expired = await shopper.checkout();
  const pending = await shopper.checkout({ note: 'Changed' });

  const list = async (query = '') => (await shopper.call<OrderList>('GET', `/orders${query}`)).body;
  const ids = ({ docs }: OrderList) => docs.map(({ _id }) => _id);
  expect(ids(await list())).toEqual([pending.body.orderId, ...placed]);
  expect(await list()).toMatchObject({ totalDocs: 4, totalPages: 1 });
  expect(ids(await list('?limit=3&page=2'))).toEqual(placed.slice(2));
  expect(await list('?limit=3&page=2')).toMatchObject({ totalDocs: 4, totalPages: 2 });
  // By its id it can still be read.
  expect(await shopper.order(expired.body.orderId)).toMatchObject({ status: 'payment_expired' });
});

test.each(fulfilmentStatuses)('an order that is %s is listed and read as such', async (status) => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shopper);
  await shop.app.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  expect((await shopper.call<OrderList>('GET', '/orders')).body.docs).toMatchObject([
    { _id: orderId, status },
  ]);
  expect(await shopper.order(orderId)).toMatchObject({ status, placedAt: expect.any(String) });
});

test('lists the orders of one restaurant only', async () => {
  const shopper = await shop.newShopper();
  const neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
  const orderId = await placeOrder(shopper);
  const list = async (restaurantId: string) => {
    const headers = { 'restaurant-id': restaurantId };
    return (await shopper.call<OrderList>('GET', '/orders', undefined, headers)).body;
  };
  expect((await list(shop.restaurantId)).docs.map(({ _id }) => _id)).toEqual([orderId]);
  expect(await list(neighbourId)).toMatchObject({ docs: [], totalDocs: 0 });
});

test("another customer's order is not found, nor one that never was", async () => {
  const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
  const orderId = await placeOrder(other);
  for (const id of [orderId, 'ffffffffffffffffffffffff']) {
    const { status, body } = await shopper.call('GET', `/orders/${id}`);
    expect([status, body]).toMatchObject([404, { code: 'not_found' }]);
  }
  expect((await shopper.call('GET', '/orders/nonsense')).status).toBe(400);
  expect((await shop.call('GET', `/orders/${orderId}`)).status).toBe(401);
});

test('its lines add up to its total', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ dish: 'Soup', quantity: 3 });
  await shopper.add({ dish: 'Cola' });
  await shopper.add(curry);
  const { body } = await shopper.checkout({ promoCode: 'ten' });
  const order = await shopper.order(body.orderId);
  const lines = order.items.reduce((sum, { totalPrice }) => sum + Math.round(totalPrice * 100), 0);
  const { subtotal, discount, shippingCost, applicationFeeAmount, totalAmount } = order.breakdown;
  expect(subtotal).toBe(lines);
  expect(discount).toBe(Math.round(lines / 10));
  expect(totalAmount).toBe(subtotal - discount + shippingCost + applicationFeeAmount);
  expect(order.promoCode).toBe('TEN');
});
