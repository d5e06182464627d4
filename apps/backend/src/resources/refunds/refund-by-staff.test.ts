import { type Pence, pence, type RefundSelection } from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { lockOrder } from '../../db/lock-order.ts';
import { promoCodes } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, startShop } from '../checkout/testing/shop.ts';
import { refundByStaff } from './refund-by-staff.ts';
import { requestRefund } from './request-refund.ts';
import { openRefundDesk, type RefundDesk } from './testing/refund-desk.ts';

let shop: Shop;
let desk: RefundDesk;
beforeAll(async () => {
  shop = await startShop(testRestaurantYaml().replace('fixed: 0.99', 'fixed: 0'));
  desk = openRefundDesk(shop);
});
afterEach(async () => {
  await runJobs(shop);
  await desk.audit();
});
afterAll(() => shop.close());

/** As the counter will call it. */
function refund(orderId: string, selection: RefundSelection, expectedRefunded: Pence = pence(0)) {
  return shop.app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new Error(`There is no order ${orderId}.`);
    const by = { kind: 'manager', name: 'Maria' } as const;
    return refundByStaff(tx, shop.app, order, { selection, expectedRefunded, reason: 'missing', by });
  });
}

const amount = (value: number): RefundSelection => ({ kind: 'amount', amount: pence(value) });

test('a refund of lines is written with its lines, its reason and who asked for it', async () => {
  const { shopper, orderId } = await desk.placeOrder();
  const [item] = (await desk.orderOf(orderId)).snapshot.items;
  const itemId = item?.id ?? '';
  const lines: RefundSelection = { kind: 'lines', lines: [{ itemId, quantity: 1 }], fees: ['deliveryFee'] };
  const { discount, shippingCost } = await desk.orderOf(orderId);
  const half = Math.floor(((item?.totalPrice ?? 0) - discount) / 2);
  expect(await refund(orderId, lines)).toMatchObject({ kind: 'requested' });
  expect(await desk.rowsOf(orderId)).toMatchObject([
    {
      amount: half + shippingCost,
      lines: [{ itemId, quantity: 1, amount: half }],
      fees: { deliveryFee: shippingCost, serviceFee: 0 },
      reason: 'missing',
      byKind: 'manager',
      byName: 'Maria',
    },
  ]);
  // Who asked for it is no business of the customer's.
  expect(JSON.stringify(await shopper.order(orderId))).not.toContain('Maria');
  const all: RefundSelection = { kind: 'lines', lines: [{ itemId, quantity: 2 }], fees: [] };
  expect(await refund(orderId, all, pence(half + shippingCost))).toMatchObject({
    kind: 'refused',
    problem: { code: 'refund_exceeds', message: 'Only 1 of Curry can still be refunded.' },
  });
});

test('a decision that was made before another refund is refused', async () => {
  const { orderId } = await desk.placeOrder();
  expect(await refund(orderId, amount(500))).toMatchObject({ kind: 'requested' });
  expect(await refund(orderId, amount(500))).toEqual({
    kind: 'refused',
    problem: {
      code: 'refund_changed',
      message: 'By now £5.00 of this order is refunded. Check the amount and try again.',
    },
  });
  expect(await refund(orderId, amount(9_999), pence(500))).toMatchObject({
    kind: 'refused',
    problem: { code: 'refund_exceeds' },
  });
  expect(await refund(orderId, { kind: 'full' }, pence(500))).toMatchObject({ kind: 'requested' });
  expect(await desk.rowsOf(orderId)).toHaveLength(2);
});

test('more than what is left is never requested', async () => {
  const { orderId } = await desk.placeOrder();
  await desk.request(orderId, { amount: pence(2000) });
  for (const amount of [pence(635), pence(0), pence(-1)]) {
    await expect(desk.request(orderId, { amount })).rejects.toThrow(RangeError);
  }
  // The caller's copy of the order may be from before another refund of the same transaction.
  const twice = shop.app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new Error('There is no such order.');
    const wanted = { amount: pence(500), reason: 'other', by: { kind: 'system' } } as const;
    await requestRefund(tx, shop.app, order, wanted);
    await requestRefund(tx, shop.app, order, wanted);
  });
  await expect(twice).rejects.toThrow('134 p of');
});

test('a refund is undone with the transaction that asked for it', async () => {
  const { orderId } = await desk.placeOrder();
  const undone = shop.app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order === null) throw new Error('There is no such order.');
    await requestRefund(tx, shop.app, order, { amount: pence(1), reason: 'other', by: { kind: 'system' } });
    throw new Error('The order changed.');
  });
  await expect(undone).rejects.toThrow('The order changed.');
  expect(await desk.rowsOf(orderId)).toEqual([]);
  expect(await runJobs(shop, { only: ['make-refund'] })).toEqual([]);
});

test('an order that is not paid cannot be refunded', async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout()).body;
  expect(await refund(orderId, { kind: 'full' })).toMatchObject({
    kind: 'refused',
    problem: { code: 'refund_not_allowed', message: 'This order is not paid, so nothing can be refunded.' },
  });
});

test('a free order needs no refund, and gives its promo code back', async () => {
  await shop.app.db.insert(promoCodes).values({
    id: newId(),
    restaurantId: shop.restaurantId,
    code: 'ALLFREE',
    type: 'FIXED_AMOUNT_OFF',
    appliesTo: 'BOTH',
    description: 'Everything.',
    value: 99_999,
    minimumOrder: 0,
    maxRedemptions: 1,
    isActive: true,
    isPublic: false,
  });
  const [shopper, other] = [await shop.newShopper(), await shop.newShopper()];
  await shopper.add({ ...curry, quantity: 2 });
  await other.add({ ...curry, quantity: 2 });
  const { orderId } = (await shopper.checkout({ promoCode: 'ALLFREE' })).body;
  expect((await other.checkout({ promoCode: 'ALLFREE' })).status).toBe(400);
  await expect(desk.request(orderId)).rejects.toThrow('needs no refund');
  expect(await refund(orderId, { kind: 'full' })).toMatchObject({ kind: 'refused' });
  await shop.app.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const wanted = { amount: pence(0), reason: 'customer', by: { kind: 'customer' } } as const;
    if (order !== null) expect(await requestRefund(tx, shop.app, order, wanted)).toBeNull();
  });
  expect((await other.checkout({ promoCode: 'ALLFREE' })).status).toBe(200);
  const found = shop.app.db.select().from(promoCodes).where(eq(promoCodes.code, 'ALLFREE'));
  expect((await found)[0]?.redemptions).toBe(1);
});
