import { spawnSync } from 'node:child_process';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { mails, orders } from '../db/schema.ts';
import { curry, type Shop, startShop } from '../resources/checkout/testing/shop.ts';
import { openRefundDesk, type RefundDesk } from '../resources/refunds/testing/refund-desk.ts';
import { type RestaurantDesk, restaurantDesk } from '../resources/restaurants/testing/restaurant-desk.ts';
import { runJobs } from '../testing/run-jobs.ts';

let shop: Shop;
let desk: RefundDesk;
let restaurant: RestaurantDesk;
beforeAll(async () => {
  shop = await startShop();
  desk = openRefundDesk(shop);
  restaurant = await restaurantDesk(shop);
});
afterAll(() => shop.close());

/** Runs the built command as an operator does, on the shop's database and its payment provider. */
function refund(args: readonly string[], environment: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`${inject('bundle')}refund.js`, ...args], {
    env: {
      DATABASE_URL: shop.app.env.DATABASE_URL,
      STRIPE_SECRET_KEY: shop.standIn.settings.STRIPE_SECRET_KEY,
      ALLOW_SANDBOX: '1',
      STRIPE_API_BASE: shop.standIn.settings.STRIPE_API_BASE?.href ?? '',
      ...environment,
    },
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

test('what is left of an order of a deleted restaurant goes back, once, with its mail', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, orderId));
  expect((await restaurant.remove()).status).toBe(204);
  await desk.refundAtProvider(paymentIntentId, 733);
  const { number } = await desk.orderOf(orderId);
  expect(refund([orderId])).toEqual({
    status: 0,
    stdout: `£20.00 of order ${number} goes back to the customer.\n`,
    stderr: '',
  });
  expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([733, 2000]);
  expect(await desk.orderOf(orderId)).toMatchObject({ refundedAmount: 2733, status: 'completed' });
  await runJobs(shop, { only: ['make-refund'] });
  expect((await desk.madeOf(paymentIntentId)).length).toBe(2);
  const queued = await shop.app.db.select().from(mails).where(eq(mails.orderId, orderId));
  expect(queued.filter(({ kind }) => kind === 'refunded').map(({ recipient }) => recipient)).toEqual([
    'customer',
    'customer',
  ]);
  expect(refund([orderId])).toMatchObject({
    status: 1,
    stderr: `Nothing is left to refund of order ${number}.\n`,
  });
  await restaurant.restore();
});

test('one that the provider does not answer about is kept, and made by a server', async () => {
  const { orderId, paymentIntentId } = await desk.placeOrder();
  expect(refund([orderId], { STRIPE_API_BASE: 'http://127.0.0.1:9' })).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('run the same command again'),
  });
  expect(await desk.rowsOf(orderId)).toEqual([]);
  await shop.standIn.addFault({ kind: 'reset', operation: 'POST /v1/refunds', times: 2 });
  expect(refund([orderId])).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('is kept, and is tried again by itself'),
  });
  await shop.standIn.clearFaults();
  await runJobs(shop, { only: ['make-refund'], includesDelayed: true });
  expect((await desk.madeOf(paymentIntentId)).map(({ amount }) => amount)).toEqual([2733]);
});

test('an order that was never placed is left to its mismatched payment', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout()).body;
  expect(refund([orderId])).toMatchObject({ status: 1, stderr: expect.stringContaining('was never placed') });
});

test.each<[string, readonly string[], Record<string, string>, RegExp]>([
  ['no order', [], {}, /^Name the order by its id: /],
  ['a number', ['T-1001'], {}, /^Name the order by its id: /],
  ['two orders', ['a'.repeat(24), 'b'.repeat(24)], {}, /^Name the order by its id: /],
  ['an unknown order', ['a'.repeat(24)], {}, /^There is no order with the id a{24}\.$/],
  ['no key', ['a'.repeat(24)], { STRIPE_SECRET_KEY: '' }, /^STRIPE_SECRET_KEY is not set: /],
])('%s is answered with one sentence', (_name, args, environment, message) => {
  const { status, stderr } = refund(args, environment);
  expect(status).toBe(1);
  expect(stderr.trim()).toMatch(message);
  expect(stderr).not.toContain('    at ');
});
