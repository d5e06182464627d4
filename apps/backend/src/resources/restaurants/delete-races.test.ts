import type { components } from '@tiffin/api/schema';
import { openStatuses } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { type OrderRow, orders, restaurants } from '../../db/schema.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { rounds } from '../../testing/soak.ts';
import { curry, type Shop, startShop } from '../checkout/testing/shop.ts';
import { placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';
import { type RestaurantDesk, restaurantDesk } from './testing/restaurant-desk.ts';

// The deletion of a restaurant beside everything that brings money or an open order into it. Whichever comes first, no
// money is kept for an order that nobody can see.

type Schemas = components['schemas'];

let shop: Shop;
let desk: RestaurantDesk;
let owner: Colleague;
beforeAll(async () => {
  shop = await startShop();
  desk = await restaurantDesk(shop);
  owner = await ownerOf(shop, shop.restaurantId);
  await setAcceptance(shop, 'manual');
});
beforeEach(() => desk.restore());
afterEach(endOrders);
afterAll(() => shop.close());

const timeout = 600_000;
const count = rounds(2, 20);

/** Two calls at once; each is the first one in turn. */
async function atOnce<One, Other>(round: number, one: () => Promise<One>, other: () => Promise<Other>) {
  if (round % 2 === 0) return Promise.all([one(), other()]);
  const second = other();
  return Promise.all([one(), second]);
}

async function isDeleted(): Promise<boolean> {
  const [row] = await shop.app.db.select().from(restaurants).where(eq(restaurants.id, shop.restaurantId));
  return row?.deletedAt !== null;
}

const ordersNow = () => shop.app.db.select().from(orders);

/** Ends what is open, so that the next round can delete the restaurant. */
async function endOrders(): Promise<void> {
  for (const { id, status } of await ordersNow()) {
    if (openStatuses.some((open) => open === status))
      await shop.app.db.update(orders).set({ status: 'completed' }).where(eq(orders.id, id));
  }
}

/** What the provider has kept of an order's payments, in pence. */
async function keptOf(orderId: string): Promise<number> {
  let kept = 0;
  for (const { payment_intent, payment_status, amount_total } of await shop.standIn.sessionsOf(orderId)) {
    if (payment_status !== 'paid') continue;
    const { data } = await shop.standIn.stripe.refunds.list({ payment_intent: String(payment_intent) });
    kept += (amount_total ?? 0) - data.reduce((sum, { amount }) => sum + amount, 0);
  }
  return kept;
}

/** Pays what can still be paid of an order, lets the provider say everything, and runs all jobs. */
async function settle(orderId: string): Promise<OrderRow> {
  for (const { id } of await shop.standIn.sessionsOf(orderId)) await shop.standIn.pay(id);
  for (const event of await shop.standIn.eventsOf(orderId)) await shop.sendEvent(event);
  await runJobs(shop);
  const [order] = await shop.app.db.select().from(orders).where(eq(orders.id, orderId));
  if (order === undefined) throw new Error(`There is no order ${orderId}.`);
  return order;
}

/** Fails when a deleted restaurant has an order that is open or may still be paid, or keeps money for one never placed. */
async function expectNothingKept({ id, status, placedAt }: OrderRow): Promise<void> {
  if (placedAt === null) expect(await keptOf(id)).toBe(0);
  if (!(await isDeleted())) return;
  expect(status).not.toBe('pending_payment');
  expect(openStatuses).not.toContain(status);
}

test('beside a checkout: its page is closed or refunded, or none opens', { timeout }, async () => {
  for (let round = 0; round < count; round += 1) {
    await desk.restore();
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const [checkout, deletion] = await atOnce(
      round,
      () => shopper.checkout(),
      () => desk.remove(),
    );
    expect(deletion.status).toBe(204);
    expect([200, 404, 409]).toContain(checkout.status);
    const made = await shop.ordersOf(shopper);
    for (const { id } of made) await expectNothingKept(await settle(id));
    if (checkout.status === 200) expect(made).toHaveLength(1);
  }
});

test('beside a payment: the order is placed and stands in the way, or the money goes back', {
  timeout,
}, async () => {
  for (let round = 0; round < count; round += 1) {
    await desk.restore();
    const shopper = await shop.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    const { orderId } = (await shopper.checkout()).body;
    await shop.payOrder(orderId);
    const events = await shop.standIn.eventsOf(orderId);
    const [, deletion] = await atOnce(
      round,
      () => Promise.all(events.map((event) => shop.sendEvent(event))),
      () => desk.remove(),
    );
    const order = await settle(orderId);
    await expectNothingKept(order);
    expect(order.status).toBe(deletion.status === 409 ? 'placed' : 'payment_expired');
    expect(await keptOf(orderId)).toBe(deletion.status === 409 ? order.totalAmount : 0);
    await endOrders();
  }
});

test('beside an acceptance it is refused', { timeout }, async () => {
  const shopper = await shop.newShopper();
  for (let round = 0; round < count; round += 1) {
    const orderId = await placeOrder(shop, shopper);
    const accept = { action: 'accept', expectedVersion: 1, promisedAt: '2026-03-04T12:40:00.000Z' };
    const [accepted, deletion] = await atOnce(
      round,
      () => owner.call('POST', `/orders/${orderId}/actions`, accept),
      () => desk.remove(),
    );
    expect([accepted.status, deletion.status]).toEqual([200, 409]);
    expect(deletion.body.details?.openOrders).toHaveLength(1);
    await endOrders();
  }
});

test('beside an undo that opens an order again, one of the two is refused', { timeout }, async () => {
  const shopper = await shop.newShopper();
  for (let round = 0; round < count; round += 1) {
    await desk.restore();
    const orderId = await placeOrder(shop, shopper);
    const act = (body: object) => owner.call<Schemas['Error']>('POST', `/orders/${orderId}/actions`, body);
    const accept = { action: 'accept', expectedVersion: 1, promisedAt: '2026-03-04T12:40:00.000Z' };
    const others = ['start', 'ready', 'dispatch', 'complete'].map((action) => ({ action }));
    for (const [version, body] of [accept, ...others].entries())
      expect((await act({ ...body, expectedVersion: version + 1 })).status).toBe(200);
    const [undone, deletion] = await atOnce(
      round,
      () => act({ action: 'undo', expectedVersion: 6 }),
      () => desk.remove(),
    );
    expect([
      [200, 409],
      [410, 204],
    ]).toContainEqual([undone.status, deletion.status]);
    await expectNothingKept(await settle(orderId));
    await endOrders();
  }
});

test('beside a refund: what was promised goes back', { timeout }, async () => {
  const shopper = await shop.newShopper();
  for (let round = 0; round < count; round += 1) {
    await desk.restore();
    const orderId = await placeOrder(shop, shopper);
    await endOrders();
    const refund = { amount: 500, reason: 'late', expectedRefunded: 0 };
    const [asked, deletion] = await atOnce(
      round,
      () => owner.call('POST', `/orders/${orderId}/refunds`, refund),
      () => desk.remove(),
    );
    expect(deletion.status).toBe(204);
    expect([201, 410]).toContain(asked.status);
    const order = await settle(orderId);
    expect(order.refundedAmount).toBe(asked.status === 201 ? 500 : 0);
    expect(await keptOf(orderId)).toBe(order.totalAmount - order.refundedAmount);
  }
});
