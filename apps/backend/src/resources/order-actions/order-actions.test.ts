import type { components } from '@tiffin/api/schema';
import { pence } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lockOrder } from '../../db/lock-order.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { orderHistory, promoRedemptions, refunds } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { customerActor } from './act-on-order.ts';
import { describeLastChange } from './describe-last-change.ts';
import { act, historyOf, maria, placeOrder, setAcceptance } from './testing/placed-orders.ts';

type Schemas = components['schemas'];

let shop: Shop;
beforeAll(async () => {
  const gratis =
    '{ code: GRATIS, type: PERCENTAGE_OFF, appliesTo: ORDER_TOTAL, description: All of it., percent: 100 }';
  const yaml = testRestaurantYaml()
    .replace('promoCodes:', `promoCodes:\n  - ${gratis}`)
    .replace('fixed: 0.99', 'fixed: 0');
  shop = await startShop(yaml);
  await setAcceptance(shop, 'manual');
});
beforeEach(() => shop.setTime(at('12:00')));
afterAll(() => shop.close());

const at = (time: string) => new Date(`2026-03-04T${time}:00Z`);
const promise = (from: string, to = from) => ({ from: at(from), to: at(to) });
const manager = { ...maria, kind: 'manager', name: 'Noor' } as const;

const cancel = (shopper: Shopper, orderId: string, expectedVersion: number, key?: string) =>
  shopper.call<Schemas['Order'] & Partial<Schemas['Error']>>(
    'POST',
    `/orders/${orderId}/cancel`,
    { expectedVersion },
    key === undefined ? {} : { 'idempotency-key': key },
  );

test('a placed order says what it waits for, from its first row of history on', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  expect(await shopper.order(orderId)).toMatchObject({
    status: 'placed',
    version: 1,
    acceptBy: at('12:05').toISOString(),
    promisedFrom: null,
    promisedTo: null,
    timeline: [{ status: 'placed', at: at('12:00').toISOString() }],
    refundedAmount: 0,
    closedReason: null,
    canCancel: true,
  });
  expect(await historyOf(shop, orderId)).toEqual(['1 placed by customer: pending_payment to placed']);
});

test('an order goes from the kitchen to the customer, and its page shows each step', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  shop.setTime(at('12:02'));
  await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
  expect(await shopper.order(orderId)).toMatchObject({
    status: 'accepted',
    promisedFrom: at('12:40').toISOString(),
    promisedTo: at('12:40').toISOString(),
    canCancel: false,
  });
  await act(shop, orderId, { name: 'start' });
  expect(await shopper.order(orderId)).toMatchObject({ isDelayed: false });
  await act(shop, orderId, { name: 'delay', promisedAt: at('12:50') });
  shop.setTime(at('12:30'));
  await act(shop, orderId, { name: 'ready' });
  await act(shop, orderId, { name: 'undo' });
  shop.setTime(at('12:44'));
  await act(shop, orderId, { name: 'ready' });
  await act(shop, orderId, { name: 'dispatch' });
  shop.setTime(at('12:58'));
  await act(shop, orderId, { name: 'complete' }, { by: manager });
  const after = {
    status: 'completed',
    version: 9,
    promisedTo: at('12:50').toISOString(),
    isDelayed: true,
    timeline: [
      { status: 'placed', at: at('12:00').toISOString() },
      { status: 'accepted', at: at('12:02').toISOString() },
      { status: 'preparing', at: at('12:02').toISOString() },
      { status: 'ready', at: at('12:44').toISOString() },
      { status: 'out_for_delivery', at: at('12:44').toISOString() },
      { status: 'completed', at: at('12:58').toISOString() },
    ],
    closedReason: null,
  };
  expect(await shopper.order(orderId)).toMatchObject(after);
  expect((await shopper.call<Schemas['OrderList']>('GET', '/orders')).body.docs).toMatchObject([after]);
  expect(await historyOf(shop, orderId)).toEqual([
    '1 placed by customer: pending_payment to placed',
    '2 accept by Maria: placed to accepted',
    '3 start by Maria: accepted to preparing',
    '4 delay by Maria: preparing to preparing',
    '5 ready by Maria: preparing to ready',
    '6 undo by Maria: ready to preparing',
    '7 ready by Maria: preparing to ready',
    '8 dispatch by Maria: ready to out_for_delivery',
    '9 complete by Noor: out_for_delivery to completed',
  ]);
});

test('a locked order waits for no change but holds every other one back, with its cart or without', async () => {
  const orderId = await placeOrder(shop, await shop.newShopper());
  await shop.app.pool.query('update orders set cart_id = null where id = $1', [orderId]);
  await shop.app.db.transaction(async (tx) => {
    expect((await lockOrder(tx, orderId))?.id).toBe(orderId);
    const other = shop.app.pool.query('select from orders where id = $1 for no key update nowait', [orderId]);
    await expect(other).rejects.toMatchObject({ code: '55P03' });
  });
});

test('an action at an older version is not taken, and says who came first', async () => {
  const shopper = await shop.newShopper();
  const orderId = await placeOrder(shop, shopper);
  shop.setTime(at('12:02'));
  await act(shop, orderId, { name: 'accept', promised: promise('12:35', '12:40') }, { expectedVersion: 1 });
  const late = await act(shop, orderId, { name: 'decline', reason: 'too_busy' }, { expectedVersion: 1 });
  expect(late).toMatchObject({ kind: 'changed', order: { status: 'accepted', version: 2 } });
  const words = (reader: 'restaurant' | 'customer') =>
    shop.app.db.transaction((tx) => describeLastChange(tx, late, reader));
  expect(await words('restaurant')).toBe('Accepted by Maria at 12:02 for 12:35 to 12:40.');
  expect(await words('customer')).toBe('Accepted by the restaurant at 12:02 for 12:35 to 12:40.');
  expect(await historyOf(shop, orderId)).toHaveLength(2);
});

test('a refused action changes nothing and says why', async () => {
  const orderId = await placeOrder(shop, await shop.newShopper());
  const refused = await act(shop, orderId, { name: 'ready' });
  expect(refused).toMatchObject({
    kind: 'refused',
    problem: { code: 'action_not_allowed' },
    order: { version: 1 },
  });
  const early = await act(shop, orderId, { name: 'accept', promised: promise('12:04') });
  expect(early).toMatchObject({ kind: 'refused', problem: { code: 'promise_out_of_range' } });
  expect(await historyOf(shop, orderId)).toHaveLength(1);
});

describe('an order that is not cooked is refunded in the same transaction', () => {
  const refundsOf = (orderId: string) =>
    shop.app.db.select().from(refunds).where(eq(refunds.orderId, orderId));

  test('in full when staff decline it', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    await act(shop, orderId, { name: 'decline', reason: 'out_of_stock' });
    const { breakdown, ...order } = await shopper.order(orderId);
    expect(order).toMatchObject({
      status: 'declined',
      closedReason: 'out_of_stock',
      refundedAmount: breakdown.totalAmount,
    });
    expect(await refundsOf(orderId)).toMatchObject([
      { amount: breakdown.totalAmount, reason: 'out_of_stock', byKind: 'staff', byName: 'Maria' },
    ]);
  });

  test('by the amount that a manager chose, or not at all when nobody came', async () => {
    const [one, other] = [await shop.newShopper(), await shop.newShopper()];
    const [partly, noShow] = [await placeOrder(shop, one), await placeOrder(shop, other)];
    for (const id of [partly, noShow]) await act(shop, id, { name: 'accept', promised: promise('12:40') });
    const byManager = { by: manager };
    const some = { kind: 'amount', amount: pence(500) } as const;
    await act(shop, partly, { name: 'cancel_accepted', reason: 'out_of_stock', refund: some }, byManager);
    await act(
      shop,
      noShow,
      { name: 'cancel_accepted', reason: 'no_show', refund: { kind: 'none' } },
      byManager,
    );
    expect(await one.order(partly)).toMatchObject({ status: 'cancelled', refundedAmount: 500 });
    expect(await other.order(noShow)).toMatchObject({ closedReason: 'no_show', refundedAmount: 0 });
    expect(await refundsOf(noShow)).toEqual([]);
  });

  test('a free order releases its promo code and owes nothing', async () => {
    const shopper = await shop.newShopper();
    await shopper.add({ dish: 'Soup', quantity: 3 });
    const { body } = await shopper.checkout({
      addressId: undefined,
      mode: 'collection',
      promoCode: 'GRATIS',
    });
    expect(await historyOf(shop, body.orderId)).toEqual(['1 placed by customer: null to placed']);
    const { body: cancelled } = await cancel(shopper, body.orderId, 1);
    expect(cancelled).toMatchObject({ status: 'cancelled', refundedAmount: 0, closedReason: 'customer' });
    const [use] = await shop.app.db
      .select()
      .from(promoRedemptions)
      .where(eq(promoRedemptions.orderId, body.orderId));
    expect(use?.state).toBe('released');
  });
});

describe('the customer cancels', () => {
  test('until the restaurant answers: refunded in full, once, also when asked twice', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    const { breakdown } = await shopper.order(orderId);
    shop.setTime(at('12:01'));
    const first = await cancel(shopper, orderId, 1, 'cancel-just-once');
    expect(first).toMatchObject({
      status: 200,
      body: {
        status: 'cancelled',
        version: 2,
        closedReason: 'customer',
        refundedAmount: breakdown.totalAmount,
        canCancel: false,
        refunds: [{ amount: breakdown.totalAmount, reason: 'customer' }],
      },
    });
    const again = await cancel(shopper, orderId, 1, 'cancel-just-once');
    expect([again.status, again.body]).toEqual([200, first.body]);
    // The answer is a whole order, which is read again for a repeat.
    const kept = await shop.app.pool.query(
      "select status, body from idempotency_keys where key = 'cancel-just-once'",
    );
    expect(kept.rows).toEqual([{ status: 200, body: null }]);
    const other = await cancel(shopper, orderId, 2, 'cancel-once-more');
    expect([other.status, other.body]).toMatchObject([
      409,
      { code: 'order_changed', message: 'Cancelled by the customer at 12:01.' },
    ]);
    expect(await shop.app.db.$count(refunds, eq(refunds.orderId, orderId))).toBe(1);
  });

  test('not once it is accepted, and reads when and for when, but not by whom', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    shop.setTime(at('12:02'));
    await act(shop, orderId, { name: 'accept', promised: promise('12:40') });
    for (const version of [1, 2]) {
      const { status, body } = await cancel(shopper, orderId, version);
      expect([status, body]).toMatchObject([
        409,
        {
          code: 'already_accepted',
          message: 'Accepted by the restaurant at 12:02 for 12:40.',
          details: { order: { _id: orderId, status: 'accepted', version: 2 } },
        },
      ]);
    }
    expect(await shopper.order(orderId)).toMatchObject({ status: 'accepted', refundedAmount: 0 });
    shop.setTime(at('12:30'));
    await act(shop, orderId, { name: 'ready' });
    expect((await cancel(shopper, orderId, 2)).body).toMatchObject({
      code: 'already_accepted',
      message: 'Marked ready by the restaurant at 12:30.',
    });
  });

  test('not once it is declined, which is no acceptance', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    shop.setTime(at('12:03'));
    await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
    expect((await cancel(shopper, orderId, 1)).body).toMatchObject({
      code: 'order_changed',
      message: 'Declined by the restaurant at 12:03.',
    });
  });

  test('not at another version, nor an order that is not paid', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    expect((await cancel(shopper, orderId, 7)).body).toMatchObject({
      code: 'order_changed',
      message: 'This order has changed. Please check it and try again.',
      details: { order: { version: 1, status: 'placed' } },
    });
    await shopper.add({ dish: 'Curry', quantity: 2, choices: { 'Choose your rice': ['Plain'] } });
    const { body: pending } = await shopper.checkout();
    expect((await cancel(shopper, pending.orderId, 0)).body).toMatchObject({
      code: 'order_changed',
      message: 'This order is not paid yet, so it cannot be cancelled.',
    });
  });

  test('although a refund has raised the version since the page was read', async () => {
    const shopper = await shop.newShopper();
    const orderId = await placeOrder(shop, shopper);
    await shop.app.db.transaction((tx) => raiseVersion(tx, orderId));
    expect(await cancel(shopper, orderId, 1)).toMatchObject({ status: 200, body: { version: 3 } });
  });

  test("not another customer's order", async () => {
    const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
    const orderId = await placeOrder(shop, shopper);
    expect((await cancel(other, orderId, 1)).status).toBe(404);
    expect(
      (await shop.call('POST', `/orders/${orderId}/cancel`, { body: { expectedVersion: 1 } })).status,
    ).toBe(401);
    expect(await shopper.order(orderId)).toMatchObject({ status: 'placed' });
  });
});

test('the history keeps what was promised, why the order was closed and what goes back', async () => {
  const orderId = await placeOrder(shop, await shop.newShopper());
  await act(shop, orderId, { name: 'accept', promised: promise('12:35', '12:40') });
  await act(shop, orderId, { name: 'start' });
  await act(shop, orderId, { name: 'delay', promisedAt: at('12:50') });
  const refund = { kind: 'amount', amount: pence(500) } as const;
  await act(shop, orderId, { name: 'cancel_accepted', reason: 'out_of_stock', refund }, { by: manager });
  const rows = await shop.app.db
    .select({ action: orderHistory.action, data: orderHistory.data })
    .from(orderHistory)
    .where(eq(orderHistory.orderId, orderId))
    .orderBy(orderHistory.version);
  const promised = (from: string, to: string) => ({
    promisedFrom: at(from).toISOString(),
    promisedTo: at(to).toISOString(),
  });
  expect(rows).toEqual([
    { action: 'placed', data: {} },
    { action: 'accept', data: promised('12:35', '12:40') },
    { action: 'start', data: {} },
    { action: 'delay', data: promised('12:50', '12:50') },
    { action: 'cancel_accepted', data: { reason: 'out_of_stock', refund: 500 } },
  ]);
});

test('nobody acts for a customer but the customer, whose name is not kept', async () => {
  const orderId = await placeOrder(shop, await shop.newShopper());
  expect(await act(shop, orderId, { name: 'cancel' })).toMatchObject({ kind: 'refused' });
  expect(await act(shop, orderId, { name: 'cancel' }, { by: customerActor })).toMatchObject({
    kind: 'applied',
  });
  const named = { actor: 'customer' as const, actorName: 'Ada' };
  const naming = shop.app.db.insert(orderHistory).values({
    ...named,
    id: 'a'.repeat(24),
    orderId,
    version: 3,
    action: 'cancel',
    at: at('12:00'),
    toStatus: 'cancelled',
  });
  await expect(naming).rejects.toMatchObject({ cause: { constraint: 'order_history_customer' } });
});
