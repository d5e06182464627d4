import type { components } from '@tiffin/api/schema';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { promoRedemptions } from '../../db/schema.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

type Schemas = components['schemas'];

const yaml = testRestaurantYaml().replace(
  'categories:',
  `  - { code: TAKEAWAY, type: PERCENTAGE_OFF, appliesTo: ORDER_TOTAL, description: Collected., percent: 12.5, mode: collection }
  - { code: COLDONES, type: PERCENTAGE_OFF, appliesTo: ORDER_TOTAL, description: Drinks., percent: 50, categories: [drinks] }
  - { code: SUNDAY, type: PERCENTAGE_OFF, appliesTo: BOTH, description: Sundays., percent: 10, days: [sunday] }
  - { code: WELCOME, type: PERCENTAGE_OFF, appliesTo: ORDER_TOTAL, description: First., percent: 50, firstOrder: true, cap: 5.00 }
categories:`,
);
const sunday = new Date('2026-03-01T12:00:00Z');
const wednesday = new Date('2026-03-04T12:00:00Z');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(yaml);
});
afterAll(() => shop.close());

async function shopperWithCart(): Promise<Shopper> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  return shopper;
}

/** What a price says of a code: what it takes off, or why it takes nothing. */
async function saidOf(shopper: Shopper, promoCode: string, wishes: object = {}) {
  const { status, body } = await shopper.breakdown({ promoCode, ...wishes });
  return status === 200 ? body.discount : [body.code, body.message];
}

const collected = { mode: 'collection', addressId: undefined };

test('the public list says which orders a code is for', async () => {
  const { body } = await shop.call<Schemas['PromoCodeList']>('GET', '/promo-codes/public', {
    headers: { 'restaurant-id': shop.restaurantId },
  });
  const conditions = new Map(
    body.docs.map(({ code, value, mode, categories, days, firstOrder, cap }) => [
      code,
      { value, mode, categories: categories?.map(({ name }) => name), days, firstOrder, cap },
    ]),
  );
  expect(conditions.get('TAKEAWAY')).toEqual({ value: 12.5, mode: 'collection' });
  expect(conditions.get('COLDONES')).toEqual({ value: 50, categories: ['Soft drinks'] });
  expect(conditions.get('SUNDAY')).toEqual({ value: 10, days: ['sunday'] });
  expect(conditions.get('WELCOME')).toEqual({ value: 50, firstOrder: true, cap: 500 });
  expect(conditions.get('TEN')).toEqual({ value: 10 });
});

test('a code for collection takes half percents off, and nothing off a delivery', async () => {
  const shopper = await shopperWithCart();
  // Two of 9.50 + 1.25 + 2.50: 26.50, of which 12.5% are 3.3125.
  expect(await saidOf(shopper, 'TAKEAWAY', collected)).toBe(331);
  const refused = ['promo_not_applicable', 'TAKEAWAY is for collection orders only.'];
  expect(await saidOf(shopper, 'TAKEAWAY')).toEqual(refused);
  const { status, body } = await shopper.checkout({ promoCode: 'TAKEAWAY' });
  expect([status, body.code, body.message]).toEqual([400, ...refused]);
});

test('a code for a part of the menu counts its dishes alone', async () => {
  const shopper = await shopperWithCart();
  const refused = ['promo_not_applicable', 'COLDONES is for Soft drinks. Add something from there.'];
  expect(await saidOf(shopper, 'COLDONES')).toEqual(refused);
  await shopper.add({ dish: 'Cola', quantity: 2 });
  expect(await saidOf(shopper, 'COLDONES')).toBe(220);
  const { body } = await shopper.checkout({ promoCode: 'COLDONES' });
  expect(await shopper.order(body.orderId)).toMatchObject({
    promoCode: 'COLDONES',
    breakdown: { discount: 220 },
  });
});

test('a code of a weekday follows the clock of the restaurant', async () => {
  const shopper = await shopperWithCart();
  shop.setTime(sunday);
  expect(await saidOf(shopper, 'SUNDAY')).toBe(290);
  shop.setTime(wednesday);
  expect(await saidOf(shopper, 'SUNDAY')).toEqual(['promo_wrong_day', 'SUNDAY can be used on Sundays.']);
});

test('a code for the first order holds until an order is placed, and no longer', async () => {
  const shopper = await shopperWithCart();
  const unpaid = await shopper.checkout({ promoCode: 'WELCOME' });
  // Half would be 13.25.
  expect(await shopper.order(unpaid.body.orderId)).toMatchObject({ breakdown: { discount: 500 } });
  // An order that nobody has paid counts for nothing.
  await shopper.add({ dish: 'Cola' });
  const { body } = await shopper.checkout({ promoCode: 'WELCOME' });
  expect(body.orderId).not.toBe(unpaid.body.orderId);
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  await shopper.add({ ...curry, quantity: 2 });
  const refused = ['promo_not_first_order', 'WELCOME is for your first order from us.'];
  expect(await saidOf(shopper, 'WELCOME')).toEqual(refused);
  expect((await shopper.checkout({ promoCode: 'WELCOME' })).body.code).toBe('promo_not_first_order');
  // Others have their own first order.
  expect(await saidOf(await shopperWithCart(), 'WELCOME')).toBe(500);
});

test('two checkouts of a new customer at once make one first order', async () => {
  const shopper = await shopperWithCart();
  const answers = await Promise.all([
    shopper.checkout({ promoCode: 'WELCOME' }),
    shopper.checkout({ promoCode: 'WELCOME', note: 'Another window.' }),
  ]);
  const ids = answers.flatMap(({ status, body }) => (status === 200 ? [body.orderId] : []));
  expect(ids.length).toBeGreaterThan(0);
  const kept = await shop.app.db
    .select()
    .from(promoRedemptions)
    .where(inArray(promoRedemptions.orderId, ids));
  expect(kept.filter(({ state }) => state !== 'released')).toHaveLength(1);
  const open = (await shop.ordersOf(shopper)).filter(({ status }) => status === 'pending_payment');
  expect(open).toHaveLength(1);
});
