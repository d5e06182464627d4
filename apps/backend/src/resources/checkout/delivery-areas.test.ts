import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  type ScriptedPostcodes,
  startScriptedPostcodes,
} from '../../postcodes/testing/scripted-postcodes.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

// Where delivery differs from place to place: breakdown, checkout and the order itself go by the area of the address.

const areas = `areas:
    - { name: City centre, postcodes: [LS1], fee: 1.99, freeFrom: 20, minutes: 25-35 }
    - { name: Hyde Park, postcodes: [LS6 3], fee: 2.79, minutes: 30-45 }
    - { name: Headingley, postcodes: [LS6], fee: 2.49, minimumOrder: 30, minutes: 35-50 }
    - { name: Nearby, radiusKm: 6, fee: 3.99, minutes: 45-60 }`;
const yaml = testRestaurantYaml().replace(/deliveryTerms:.*/, areas);

let postcodes: ScriptedPostcodes;
let shop: Shop;
beforeAll(async () => {
  postcodes = await startScriptedPostcodes();
  shop = await startShop(yaml, { POSTCODES_URL: postcodes.url });
});
afterAll(async () => {
  await shop.close();
  await postcodes.close();
});

/** A customer with two curries, £26.50, and an address at each postcode. */
async function shopperAt(...postalCodes: readonly string[]): Promise<[Shopper, ...string[]]> {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  const ids = [];
  for (const postalCode of postalCodes) {
    const { body } = await shopper.call<components['schemas']['Address']>('POST', '/addresses', {
      ...{ type: 'house', address: '1 High Street', building: '1 High Street', postalCode },
    });
    ids.push(body._id);
  }
  return [shopper, ...ids];
}

/** What the breakdown says of an order there, after a checkout that must say the same. */
async function judged(shopper: Shopper, addressId: string | undefined) {
  const wishes = { mode: 'delivery', addressId };
  const { shippingCost, totalAmount, blockers } = (await shopper.breakdown(wishes)).body;
  const checkout = await shopper.checkout(wishes);
  expect(checkout.body.details?.blockers ?? []).toEqual(blockers);
  expect(checkout.status).toBe(blockers.length === 0 ? 200 : 400);
  return { shippingCost, totalAmount, blockers: blockers.map(({ code, amount }) => [code, amount]) };
}

test('the fee is that of the closest fit: sector, district, then radius', async () => {
  const [shopper, centre = '', hydePark = '', nearby = ''] = await shopperAt('LS1 4GJ', 'LS6 3HN', 'LS4 2AB');
  // Of £20.00 and more the centre pays nothing; the service fee is £0.99.
  expect(await judged(shopper, centre)).toEqual({ shippingCost: 0, totalAmount: 2749, blockers: [] });
  expect(await judged(shopper, hydePark)).toEqual({ shippingCost: 279, totalAmount: 3028, blockers: [] });
  expect(await judged(shopper, nearby)).toEqual({ shippingCost: 399, totalAmount: 3148, blockers: [] });
});

test("an area's minimum keeps an order back there, and nowhere else", async () => {
  const [shopper, headingley = '', outside = ''] = await shopperAt('LS6 2AB', 'EH1 1YZ');
  expect(await judged(shopper, headingley)).toMatchObject({
    shippingCost: 249,
    blockers: [['below_minimum', 3000]],
  });
  await shopper.add(curry);
  expect(await judged(shopper, headingley)).toMatchObject({ shippingCost: 249, blockers: [] });
  expect(await judged(shopper, outside)).toMatchObject({
    shippingCost: 0,
    blockers: [['address_out_of_area', undefined]],
  });
  expect((await shopper.breakdown({ mode: 'collection', addressId: undefined })).body.blockers).toEqual([]);
});

test('an order without an address is priced by what all areas have in common', async () => {
  const [shopper] = await shopperAt();
  expect(await judged(shopper, undefined)).toMatchObject({
    shippingCost: 0,
    blockers: [['address_required', undefined]],
  });
});

test('the order keeps the minutes of its area', async () => {
  const [shopper, hydePark] = await shopperAt('LS6 3QQ');
  const { status } = await shopper.checkout({ mode: 'delivery', addressId: hydePark });
  expect(status).toBe(200);
  const [order] = await shop.ordersOf(shopper);
  expect(order).toMatchObject({
    ...{ subtotal: 2650, shippingCost: 279, totalAmount: 3028 },
    snapshot: { minutesFrom: 30, minutesTo: 45 },
  });
});
