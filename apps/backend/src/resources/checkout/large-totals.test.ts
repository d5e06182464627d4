import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { promoCodes } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, type Shopper, startShop } from './testing/shop.ts';

// Everything at the highest price that a restaurant file may name, the cola a penny below it.
const dearest = testRestaurantYaml()
  .replace('price: 5 }', 'price: 10000 }')
  .replace('price: 2.2,', 'price: 9999.99,')
  .replace('price: 9.5', 'price: 10000')
  .replace(/(name: (Pilau|Naan|Raita), price: )[\d.]+/g, '$110000');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(dearest);
  await addPromoCode('PENCE97', 'FIXED_AMOUNT_OFF', 97);
  await addPromoCode('PENCE98', 'FIXED_AMOUNT_OFF', 98);
  await addPromoCode('NEARLYALL', 'PERCENTAGE_OFF', 99);
});
afterAll(() => shop.close());

async function addPromoCode(code: string, type: 'FIXED_AMOUNT_OFF' | 'PERCENTAGE_OFF', value: number) {
  await shop.app.db.insert(promoCodes).values({
    id: newId(),
    restaurantId: shop.restaurantId,
    code,
    type,
    appliesTo: 'BOTH',
    description: 'Off.',
    value,
    minimumOrder: 0,
    isActive: true,
    isPublic: false,
  });
}

async function shopperWith(soups: number, colas: number): Promise<Shopper> {
  const shopper = await shop.newShopper();
  await shopper.add({ dish: 'Soup', quantity: soups });
  await shopper.add({ dish: 'Cola', quantity: colas });
  return shopper;
}

/** 99 of everything in every form that the menu has: more pence than 32 bits can count. */
async function shopperWithEverything(): Promise<Shopper> {
  const shopper = await shopperWith(99, 99);
  for (const rice of ['Plain', 'Pilau']) {
    for (const extras of [[], ['Naan'], ['Raita'], ['Naan', 'Raita']]) {
      const choices = { 'Choose your rice': [rice], ...(extras.length > 0 ? { Extras: extras } : {}) };
      expect((await shopper.add({ dish: 'Curry', quantity: 99, choices })).status).toBe(201);
    }
  }
  return shopper;
}

// 99 × (10,000 + 9,999.99 + 4 × 10,000 + 4 × 20,000 + 8 × 10,000) pounds
const everything = 2_177_999_901;

test('a cart of any size adds up to the penny, and every answer about it keeps to the contract', async () => {
  const shopper = await shopperWithEverything();
  const cart = await shopper.cart();
  expect(cart.totalAmount).toBe(everything / 100);
  expect(cart.items.map(({ totalPrice }) => totalPrice)).toContain(3_960_000);
  expect((await shopper.breakdown()).body).toMatchObject({
    subtotal: everything,
    shippingCost: 0,
    totalAmount: everything + 99,
  });
  expect((await shopper.breakdown({ promoCode: 'NEARLYALL' })).body).toMatchObject({
    discount: 2_156_219_902,
    totalAmount: 21_779_999 + 99,
  });
});

describe('what is more than a card can be charged is refused before any payment', () => {
  // 98 × £10,000.00 + 2 × £9,999.99 + £0.99 are £1,000,000.97.
  test('a total a penny above it; at it, it is charged and placed', async () => {
    const shopper = await shopperWith(98, 2);
    const refused = await shopper.checkout({ promoCode: 'PENCE97' });
    expect(refused.body.details?.blockers).toMatchObject([{ code: 'above_maximum', amount: 99_999_999 }]);
    expect(await shop.ordersOf(shopper)).toEqual([]);

    const { status, body } = await shopper.checkout({ promoCode: 'PENCE98' });
    expect(status).toBe(200);
    expect(await shop.standIn.sessionsOf(body.orderId)).toMatchObject([{ amount_total: 99_999_999 }]);
    await shop.payOrder(body.orderId);
    for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
    expect(await shopper.order(body.orderId)).toMatchObject({
      status: 'placed',
      breakdown: { subtotal: 99_999_998, discount: 98, applicationFeeAmount: 99, totalAmount: 99_999_999 },
    });
  });

  test.each([{}, { promoCode: 'NEARLYALL' }, { expectedTotalAmount: everything + 99 }])(
    'dishes that nobody could write down, with %j',
    async (wishes) => {
      const shopper = await shopperWithEverything();
      const { status, body } = await shopper.checkout(wishes);
      expect([status, body.code]).toEqual([400, 'checkout_blocked']);
      expect(body.details?.blockers).toMatchObject([{ code: 'above_maximum', amount: 99_999_999 }]);
      expect(await shop.ordersOf(shopper)).toEqual([]);
    },
  );
});
