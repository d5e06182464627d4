import type { components } from '@tiffin/api/schema';
import { openStatuses } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { type MailShop, startMailShop } from '../../mails/testing/mail-shop.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { lockRows } from '../checkout/testing/row-lock.ts';
import { curry, type Shop } from '../checkout/testing/shop.ts';
import { MismatchError, settleMismatched } from '../mismatched-payments/mismatched-payments.ts';
import { ownSessionOf, redemptionOf, refundsOf } from '../mismatched-payments/testing/mismatch.ts';
import { placeOrder } from '../order-actions/testing/placed-orders.ts';
import { type RestaurantDesk, restaurantDesk } from './testing/restaurant-desk.ts';

type ErrorBody = components['schemas']['Error'];

let mailShop: MailShop;
let shop: Shop;
let desk: RestaurantDesk;
beforeAll(async () => {
  mailShop = await startMailShop();
  shop = mailShop.shop;
  desk = await restaurantDesk(shop);
});
beforeEach(async () => {
  shop.intercept(null);
  await desk.restore();
  await runJobs(shop);
  mailShop.server.mails.length = 0;
});
afterAll(() => mailShop.close());

const subjects = () => mailShop.server.mails.map(({ subject }) => subject);

/** A customer on the payment page of an order of £27.33. */
async function paying() {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout({ promoCode: 'TEN' })).body;
  return { shopper, orderId, sessionId: await ownSessionOf(shop, orderId) };
}

test.each(openStatuses)('is refused with the numbers and states while an order is %s', async (status) => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  await shop.app.db.update(orders).set({ status }).where(eq(orders.id, orderId));
  const { number } = await shopper.order(orderId);
  expect(await desk.remove()).toMatchObject({
    status: 409,
    body: {
      code: 'open_orders',
      message: `The testaurant has open orders: ${number} (${status}). Complete, decline or cancel them first.`,
      details: { openOrders: [{ _id: orderId, number, status }] },
    },
  });
  // Nothing has changed: its hostname is found, and it takes orders.
  expect((await shop.call('GET', '/restaurants/by-domain/testaurant.test')).status).toBe(200);
  await shopper.add({ ...curry, quantity: 2 });
  expect((await shopper.checkout()).status).toBe(200);
  for (const ended of ['completed', 'declined', 'cancelled'] as const) {
    await shop.app.db.update(orders).set({ status: ended }).where(eq(orders.id, orderId));
    expect((await desk.remove()).status).toBe(204);
    await desk.restore();
  }
});

describe('an open payment page', () => {
  test('does not block, and is closed by a job that asks until the provider has answered', async () => {
    const { shopper, orderId, sessionId } = await paying();
    expect((await desk.remove()).status).toBe(204);
    shop.intercept((provider) => ({ ...provider, expireSession: async () => ({ kind: 'unanswered' }) }));
    await runJobs(shop, { only: ['close-payment-pages'], toleratesFailures: true });
    expect((await shopper.order(orderId)).status).toBe('pending_payment');
    shop.intercept(null);
    await runJobs(shop, { only: ['close-payment-pages'], includesDelayed: true });
    expect((await shopper.order(orderId)).status).toBe('payment_expired');
    expect(await redemptionOf(shop, orderId)).toBe('released');
    expect(await shop.standIn.pay(sessionId)).toBe(409);
  });

  test('that is paid all the same is refunded, with its mail, and places nothing', async () => {
    const { shopper, orderId, sessionId } = await paying();
    expect((await desk.remove()).status).toBe(204);
    expect(await shop.standIn.pay(sessionId)).toBe(200);
    const events = await shop.standIn.eventsOf(orderId);
    for (const event of events) expect(await shop.sendEvent(event)).toBe(200);
    await runJobs(shop);
    expect(await refundsOf(shop, sessionId)).toEqual([2733]);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_expired', placedAt: null });
    expect(await redemptionOf(shop, orderId)).toBe('released');
    expect(subjects()).toEqual([expect.stringContaining('£27.33')]);
    // The provider repeats itself, also once the restaurant is back: what went back places nothing.
    await desk.restore();
    for (const { id, ...event } of events) await shop.sendEvent({ ...event, id: `${id}_again` });
    await runJobs(shop);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'payment_expired', placedAt: null });
    expect(await refundsOf(shop, sessionId)).toEqual([2733]);
  });

  test('that the job finds paid is refunded as well', async () => {
    const { shopper, orderId, sessionId } = await paying();
    expect(await shop.standIn.pay(sessionId)).toBe(200);
    expect((await desk.remove()).status).toBe(204);
    await runJobs(shop);
    expect(await refundsOf(shop, sessionId)).toEqual([2733]);
    expect((await shopper.order(orderId)).status).toBe('payment_expired');
  });

  test('that an operator would place is refused', async () => {
    const { orderId, sessionId } = await paying();
    await desk.remove();
    await shop.standIn.pay(sessionId);
    for (const event of await shop.standIn.eventsOf(orderId)) await shop.sendEvent(event);
    const placing = settleMismatched(shop.app, orderId, 'place');
    await expect(placing).rejects.toThrow(/is deleted: refund this payment\.$/);
    await expect(placing).rejects.toThrow(MismatchError);
  });
});

test('no checkout begins, not even one that had found the restaurant before', async () => {
  const { shopper, orderId } = await paying();
  expect((await shopper.checkout({ promoCode: 'TEN' })).body.orderId).toBe(orderId);
  expect((await desk.remove()).status).toBe(204);
  // Which restaurants exist is remembered for a moment: the order itself is what asks.
  expect(await shopper.checkout({ note: 'Changed' })).toMatchObject({
    status: 404,
    body: { code: 'not_found' },
  });
  expect((await shop.ordersOf(shopper)).length).toBe(1);
});

test('its managers are asked for nothing that they cannot do any more', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId));
  await runJobs(shop);
  mailShop.server.mails.length = 0;
  shop.takeLog();
  await desk.queueManagersMail(orderId);
  expect((await desk.remove()).status).toBe(204);
  await desk.queueManagersMail(orderId);
  await runJobs(shop);
  expect(subjects()).toEqual([]);
  expect(shop.takeLog().filter(({ level }) => level === 'error')).toEqual([]);
});

test('a mail to managers that is queued while the deletion is under way is left out', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId));
  await runJobs(shop);
  mailShop.server.mails.length = 0;
  const ofShop = 'select from restaurant_domains where restaurant_id = $1';
  const hostnames = await lockRows(shop.app.env.DATABASE_URL, ofShop, [shop.restaurantId]);
  const deletion = desk.remove();
  await hostnames.reached();
  const queued = desk.queueManagersMail(orderId);
  const waiting = `select from pg_stat_activity
    where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;
  await expect.poll(async () => (await shop.app.pool.query(waiting)).rowCount).toBe(2);
  await hostnames.giveBack();
  expect((await deletion).status).toBe(204);
  await queued;
  await runJobs(shop);
  expect(subjects()).toEqual([]);
});

test('an admin reads the refusal as often as they ask', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  const first = await desk.remove('a-key-of-the-deletion');
  expect(first.body).toMatchObject({ code: 'open_orders' } satisfies Partial<ErrorBody>);
  await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId));
  expect((await desk.remove('another-key-of-it')).status).toBe(204);
});
