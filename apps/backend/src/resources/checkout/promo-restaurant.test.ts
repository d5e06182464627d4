import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoCodes, promoRedemptions } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

let shop: Shop;
let neighbourId: string;
beforeAll(async () => {
  shop = await startShop();
  neighbourId = await shop.addRestaurant(testRestaurantYaml('neighbour'));
});
afterAll(() => shop.close());

async function addPromo(restaurantId: string, code: string, pence: number): Promise<string> {
  const id = newId();
  await shop.app.db.insert(promoCodes).values({
    id,
    restaurantId,
    code,
    type: 'FIXED_AMOUNT_OFF',
    appliesTo: 'ORDER_TOTAL',
    description: 'Money off.',
    value: pence,
    minimumOrder: 0,
    isActive: true,
    isPublic: true,
  });
  return id;
}

async function shopperWithCart(): Promise<Shopper> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  return shopper;
}

test('a promo code of another restaurant is unknown here, in the breakdown and at checkout', async () => {
  await addPromo(neighbourId, 'NEXTDOOR', 500);
  const shopper = await shopperWithCart();
  expect(await shopper.breakdown({ promoCode: 'NEXTDOOR' })).toMatchObject({
    status: 400,
    body: { code: 'promo_unknown' },
  });
  expect(await shopper.checkout({ promoCode: 'NEXTDOOR' })).toMatchObject({
    status: 400,
    body: { code: 'promo_unknown' },
  });
  expect(await shop.ordersOf(shopper)).toEqual([]);
});

test('a code that two restaurants have takes off what the one ordered from says, and is counted there', async () => {
  // Written before and after the restaurant's own, so that neither order of the rows hides the wrong one.
  await addPromo(neighbourId, 'SHARED1', 700);
  const own = await addPromo(shop.restaurantId, 'SHARED1', 100);
  await addPromo(shop.restaurantId, 'SHARED2', 100);
  await addPromo(neighbourId, 'SHARED2', 700);
  const shopper = await shopperWithCart();
  for (const promoCode of ['SHARED1', 'SHARED2']) {
    expect((await shopper.breakdown({ promoCode })).body).toMatchObject({ discount: 100 });
  }
  const { status, body } = await shopper.checkout({ promoCode: 'SHARED1' });
  expect(status).toBe(200);
  expect((await shopper.order(body.orderId)).breakdown).toMatchObject({ discount: 100 });
  const uses = await shop.app.db
    .select()
    .from(promoRedemptions)
    .where(eq(promoRedemptions.orderId, body.orderId));
  expect(uses).toMatchObject([{ promoCodeId: own, state: 'reserved' }]);
});
