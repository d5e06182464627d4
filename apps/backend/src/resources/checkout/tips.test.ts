import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promoCodes } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { runJobs } from '../../testing/run-jobs.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { ownerOf } from '../team/testing/team.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

type Schemas = components['schemas'];

const tipped = testRestaurantYaml().replace('  serviceFee:', '  acceptsTips: true\n  serviceFee:');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(tipped);
});
afterAll(() => shop.close());

const twoCurries = { ...curry, quantity: 2 };
// 2 × £13.25 + £2.49 + £0.99
const untipped = 2998;

async function shopperWith(...wishes: readonly Parameters<Shopper['add']>[0][]): Promise<Shopper> {
  const shopper = await shop.newShopper();
  for (const wish of wishes) await shopper.add(wish);
  return shopper;
}

async function pay(shopper: Shopper, tip: number): Promise<Schemas['Order']> {
  const { body } = await shopper.checkout({ tip });
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  return shopper.order(body.orderId);
}

describe('a tip', () => {
  test('has its line in the breakdown, is paid, and stays with the order', async () => {
    const shopper = await shopperWith(twoCurries);
    expect((await shopper.breakdown({ tip: 200 })).body).toEqual({
      subtotal: 2650,
      discount: 0,
      shippingCost: 249,
      applicationFeeAmount: 99,
      tipAmount: 200,
      totalAmount: untipped + 200,
      blockers: [],
    });
    const refused = await shopper.checkout({ expectedTotalAmount: untipped + 200 });
    expect([refused.status, refused.body.code]).toEqual([409, 'total_changed']);
    const { body } = await shopper.checkout({ tip: 200, expectedTotalAmount: untipped + 200 });
    expect(await shop.standIn.sessionsOf(body.orderId)).toMatchObject([{ amount_total: untipped + 200 }]);
    expect((await shopper.order(body.orderId)).breakdown).toMatchObject({
      tipAmount: 200,
      totalAmount: untipped + 200,
    });
  });

  test('that is another is another order, and the page of the first one ends', async () => {
    const shopper = await shopperWith(twoCurries);
    const first = await shopper.checkout({ tip: 100 });
    expect((await shopper.checkout({ tip: 100 })).body.orderId).toBe(first.body.orderId);
    const second = await shopper.checkout({ tip: 300 });
    expect(second.body.orderId).not.toBe(first.body.orderId);
    expect(await shopper.order(first.body.orderId)).toMatchObject({ status: 'payment_expired' });
  });

  test('reaches no minimum, and no promo code takes anything off it', async () => {
    const small = await shopperWith({ dish: 'Cola' });
    const { blockers } = (await small.breakdown({ tip: 10_000 })).body;
    expect(blockers.map(({ code }) => code)).toEqual(['below_minimum']);
    const shopper = await shopperWith(twoCurries);
    const { body } = await shopper.breakdown({ tip: 1_000, promoCode: 'TEN' });
    expect(body).toMatchObject({ discount: 265, shippingCost: 249, totalAmount: 2733 + 1_000 });
  });

  test('counts towards what a card can be charged', async () => {
    await shop.app.db.insert(promoCodes).values({
      ...{ id: newId(), restaurantId: shop.restaurantId, code: 'ALLBUT', type: 'FIXED_AMOUNT_OFF' },
      ...{ appliesTo: 'BOTH', description: 'Nearly all.', value: 2899, minimumOrder: 0 },
      ...{ isActive: true, isPublic: false },
    });
    // The service fee of £0.99 is left: of nothing else than a tip there would be too little.
    await shop.app.pool.query('update restaurant_settings set service_fee_fixed = 0');
    const shopper = await shopperWith(twoCurries);
    const blockersWith = async (tip: number) =>
      (await shopper.breakdown({ promoCode: 'ALLBUT', tip })).body.blockers.map(({ code }) => code);
    expect(await blockersWith(29)).toEqual(['card_minimum']);
    expect(await blockersWith(30)).toEqual([]);
    const refused = await shopper.checkout({ promoCode: 'ALLBUT', tip: 29 });
    expect(refused.body).toMatchObject({ code: 'checkout_blocked', details: { blockers: [{ amount: 30 }] } });
    await shop.app.pool.query('update restaurant_settings set service_fee_fixed = 99');
  });

  test.each([-1, 10_001, 2.5, '200', null])('of %j is refused, and the field is named', async (tip) => {
    const shopper = await shopperWith(twoCurries);
    for (const { status, body } of [await shopper.breakdown({ tip }), await shopper.checkout({ tip })]) {
      expect([status, body.code]).toEqual([400, 'invalid_request']);
      expect(body.details?.fields?.map(({ field }) => field)).toEqual(['tip']);
    }
    expect(await shop.ordersOf(shopper)).toEqual([]);
  });

  test('of up to £100 is taken', async () => {
    const shopper = await shopperWith(twoCurries);
    expect((await shopper.checkout({ tip: 10_000 })).status).toBe(200);
    expect((await shopper.breakdown({ tip: 0 })).body).toMatchObject({ tipAmount: 0, totalAmount: untipped });
  });
});

test('where the restaurant takes no tips, one is refused and nothing else is', async () => {
  const message = 'This restaurant does not take tips. Take the tip out to continue.';
  const shopper = await shopperWith(twoCurries);
  const settings = () => shop.call<Schemas['Settings']>('GET', `/restaurants/${shop.restaurantId}/settings`);
  expect((await settings()).body.acceptsTips).toBe(true);
  await shop.addRestaurant(testRestaurantYaml());
  expect((await settings()).body.acceptsTips).toBe(false);
  for (const { status, body } of [await shopper.breakdown({ tip: 1 }), await shopper.checkout({ tip: 1 })]) {
    expect([status, body]).toEqual([
      400,
      { code: 'invalid_request', message, details: { fields: [{ field: 'tip', message }] } },
    ]);
  }
  expect((await shopper.checkout({ tip: 0 })).status).toBe(200);
  await shop.addRestaurant(tipped);
});

describe('money that goes back', () => {
  test('leaves the tip alone, until everything goes back', async () => {
    const shopper = await shopperWith(twoCurries);
    const order = await pay(shopper, 200);
    const owner = await ownerOf(shop, shop.restaurantId);
    const back = (body: object, expectedRefunded: number) =>
      owner.call<Schemas['CounterOrder'] & Partial<Schemas['Error']>>(
        'POST',
        `/orders/${order._id}/refunds`,
        {
          ...{ reason: 'wrong_dish', expectedRefunded },
          ...body,
        },
      );
    const lines = [{ itemId: order.items[0]?._id, quantity: 2 }];
    const tooMuch = await back({ amount: untipped + 1 }, 0);
    expect([tooMuch.status, tooMuch.body]).toMatchObject([
      409,
      {
        code: 'refund_exceeds',
        message:
          'The tip of £2.00 goes back only with everything that is left. Pay back at most £29.98, or all of £31.98.',
      },
    ]);
    expect((await back({ lines, fees: ['deliveryFee', 'serviceFee'] }, 0)).status).toBe(201);
    expect((await shopper.order(order._id)).refundedAmount).toBe(untipped);
    expect((await back({ amount: 199 }, untipped)).status).toBe(409);
    expect((await back({ amount: 200 }, untipped)).status).toBe(201);
    expect((await shopper.order(order._id)).refundedAmount).toBe(untipped + 200);
  });

  test('is all of it when the order is declined', async () => {
    await setAcceptance(shop, 'manual');
    const shopper = await shopperWith(twoCurries);
    const { _id } = await pay(shopper, 300);
    const owner = await ownerOf(shop, shop.restaurantId);
    const { version } = await shopper.order(_id);
    const declined = { action: 'decline', expectedVersion: version, reason: 'too_busy' };
    await owner.call('POST', `/orders/${_id}/actions`, declined);
    await runJobs(shop);
    expect(await shopper.order(_id)).toMatchObject({ refundedAmount: untipped + 300 });
  });
});
