import type { components } from '@tiffin/api/schema';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { restaurantSettings } from '../../db/schema.ts';
import { createPostcodeDirectory } from '../../postcodes/postcode-directory.ts';
import {
  type ScriptedPostcodes,
  startScriptedPostcodes,
} from '../../postcodes/testing/scripted-postcodes.ts';
import { curry, type Shop, type Shopper, startShop } from './testing/shop.ts';

// The delivery radius goes by what the postcode service says, never by the coordinates that a browser sends.

type Address = components['schemas']['Address'];

const nearby = { longitude: -1.5476, latitude: 53.7977 };
let postcodes: ScriptedPostcodes;
let shop: Shop;
beforeAll(async () => {
  postcodes = await startScriptedPostcodes();
  shop = await startShop(undefined, { POSTCODES_URL: postcodes.url });
});
beforeEach(() => postcodes.setAway(false));
afterAll(async () => {
  await shop.close();
  await postcodes.close();
});

// Nobody has asked for these before, so that no answer is remembered.
let counter = 0;
const newPostcode = (area: string) => {
  counter += 1;
  const letters = 'ABDEFGHJLNPQRSTUWXYZ';
  return `${area}${1 + (counter % 9)} ${counter % 10}${letters[counter % 20]}${letters[(counter + 7) % 20]}`;
};

const filled = async () => {
  const shopper = await shop.newShopper();
  await shopper.add({ ...curry, quantity: 2 });
  return shopper;
};
const save = async (shopper: Shopper, postalCode: string) =>
  (
    await shopper.call<Address>('POST', '/addresses', {
      type: 'house',
      address: '1 High Street',
      building: '1 High Street',
      postalCode,
      ...nearby,
    })
  ).body;
const change = async (shopper: Shopper, { _id }: Address, body: object) =>
  (await shopper.call<Address>('PATCH', `/addresses/${_id}`, body)).body;
const blockersOf = async (shopper: Shopper, { _id }: Address) => {
  const wishes = { mode: 'delivery', addressId: _id };
  const breakdown = (await shopper.breakdown(wishes)).body.blockers.map(({ code }) => code);
  const checkout = await shopper.checkout(wishes);
  expect((checkout.body.details?.blockers ?? []).map(({ code }) => code)).toEqual(breakdown);
  expect(checkout.status).toBe(breakdown.length === 0 ? 200 : 400);
  return breakdown;
};

test('an Edinburgh postcode with Leeds coordinates is not delivered to', async () => {
  const shopper = await filled();
  const saved = await save(shopper, newPostcode('EH'));
  expect(saved).toMatchObject({ isVerified: true, longitude: -3.19, latitude: 55.95 });
  expect(await blockersOf(shopper, saved)).toEqual(['address_out_of_area']);
});

describe('a changed postcode', () => {
  test('never keeps the old coordinates, whatever the browser sends with it', async () => {
    const shopper = await filled();
    const saved = await save(shopper, newPostcode('LS'));
    expect(await blockersOf(shopper, saved)).toEqual([]);
    const postalCode = newPostcode('EH');
    const moved = await change(shopper, saved, { postalCode, ...nearby });
    expect(moved).toMatchObject({ postalCode, isVerified: true, latitude: 55.95 });
    expect(await blockersOf(shopper, moved)).toEqual(['address_out_of_area']);
  });

  test('while the service is away leaves the address unverified', async () => {
    const shopper = await filled();
    const saved = await save(shopper, newPostcode('LS'));
    postcodes.setAway(true);
    const moved = await change(shopper, saved, { postalCode: newPostcode('EH'), ...nearby });
    expect(moved).toMatchObject({ isVerified: false, longitude: null, latitude: null });
    expect(await blockersOf(shopper, moved)).toEqual(['address_unverified']);
  });
});

test('coordinates alone change nothing', async () => {
  const shopper = await filled();
  const saved = await save(shopper, newPostcode('EH'));
  expect(await change(shopper, saved, nearby)).toEqual(saved);
});

test('service away, then back: the address is saved, blocked with a clear word, then delivered to', async () => {
  const shopper = await filled();
  postcodes.setAway(true);
  const saved = await save(shopper, newPostcode('LS'));
  expect(saved).toMatchObject({ isVerified: false, longitude: null, latitude: null });
  const { body } = await shopper.breakdown({ mode: 'delivery', addressId: saved._id });
  expect(body.blockers).toEqual([
    {
      code: 'address_unverified',
      message: 'We cannot check this postcode at the moment. Try again in a minute, or choose collection.',
    },
  ]);
  expect(await blockersOf(shopper, saved)).toEqual(['address_unverified']);
  expect(await shop.ordersOf(shopper)).toEqual([]);
  postcodes.setAway(false);
  expect(await blockersOf(shopper, saved)).toEqual([]);
  const [order] = await shop.ordersOf(shopper);
  expect(order?.snapshot.address).toMatchObject({ isVerified: true, latitude: 53.7965 });
});

test('a postcode that the service does not know is saved and not delivered to', async () => {
  const shopper = await filled();
  const saved = await save(shopper, newPostcode('AB'));
  expect(saved).toMatchObject({ isVerified: false });
  expect(await blockersOf(shopper, saved)).toEqual(['postcode_unknown']);
});

test('without a radius an unverified address is delivered to, and nobody is asked', async () => {
  const shopper = await filled();
  postcodes.setAway(true);
  const saved = await save(shopper, newPostcode('LS'));
  const asked = postcodes.asked.length;
  const limit = (deliveryRadiusKm: number | null) =>
    shop.app.db
      .update(restaurantSettings)
      .set({ deliveryRadiusKm })
      .where(eq(restaurantSettings.restaurantId, shop.restaurantId));
  await limit(null);
  expect(await blockersOf(shopper, saved)).toEqual([]);
  await limit(6);
  expect(postcodes.asked).toHaveLength(asked);
});

test('while the service hangs at checkout no lock is held: the cart can be changed', async () => {
  // As patient as the test needs: the look-up ends when the test says so.
  const patient = await startShop(undefined, { POSTCODES_URL: postcodes.url });
  try {
    const directory = createPostcodeDirectory(postcodes.url, patient.app.log, { timeoutMs: 60_000 });
    Object.assign(patient.app, { postcodes: directory });
    const shopper = await patient.newShopper();
    await shopper.add({ ...curry, quantity: 2 });
    postcodes.setAway(true);
    const saved = await save(shopper, newPostcode('LS'));
    postcodes.setAway(false);
    const held = postcodes.hold();
    const checkout = shopper.checkout({ mode: 'delivery', addressId: saved._id });
    await held.reached;
    expect((await shopper.add({ dish: 'Cola' })).status).toBe(201);
    expect((await change(shopper, saved, { isDefault: true, postalCode: 'LS1 5HD' })).isVerified).toBe(true);
    held.release();
    expect((await checkout).status).toBe(200);
  } finally {
    await patient.close();
  }
});
