import type { components } from '@tiffin/api/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictures } from '../../db/schema.ts';
import { portraitOnItsSide } from '../../pictures/testing/pictures.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { pairedDevice } from '../devices/testing/paired-device.ts';
import { act, placeOrder, setAcceptance } from '../order-actions/testing/placed-orders.ts';
import { type Colleague, ownerOf } from '../team/testing/team.ts';
import { report } from './testing/reported.ts';

type Schemas = components['schemas'];

let shop: Shop;
let shopper: Shopper;
let owner: Colleague;
let orderId: string;
let problemId: string;
let photoId: string;
let given: Uint8Array<ArrayBuffer>;
beforeAll(async () => {
  shop = await startShop();
  await setAcceptance(shop, 'manual');
  shopper = await shop.newShopper();
  owner = await ownerOf(shop, shop.restaurantId);
  orderId = await placeOrder(shop, shopper);
  given = new Uint8Array(await portraitOnItsSide({ width: 2_400, height: 1_800 }));
  const { body } = await report(shopper, orderId, { reason: 'not_right', photos: [given] });
  problemId = body.problems?.[0]?._id ?? '';
  photoId = body.problems?.[0]?.photos[0]?._id ?? '';
});
afterAll(() => shop.close());

const ofCustomer = (problem = problemId, photo = photoId, order = orderId) =>
  `/orders/${order}/problems/${problem}/photos/${photo}`;
const atCounter = (restaurantId = shop.restaurantId) =>
  `/counter/restaurants/${restaurantId}/orders/${orderId}/problems/${problemId}/photos/${photoId}`;
const fetched = (path: string, token: string) =>
  shop.fetch(
    new Request(`http://backend.test${path}`, {
      headers: { 'foundation-id': testFoundationId, authorization: `Bearer ${token}` },
    }),
  );

test('its customer and the restaurant read it: upright, smaller, and nothing about who took it and where', async () => {
  expect((await sharp(given).metadata()).exif?.toString('latin1')).toContain('Nadia');
  for (const [path, token] of [
    [ofCustomer(), shopper.accessToken],
    [atCounter(), owner.session.accessToken],
  ] as const) {
    const response = await fetched(path, token);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    const read = await sharp(bytes).metadata();
    expect(read).toMatchObject({ format: 'jpeg', width: 1_500, height: 2_000, space: 'srgb' });
    expect([read.exif, read.xmp, read.iptc, read.icc, read.orientation]).toEqual(Array(5).fill(undefined));
    expect(bytes.toString('latin1')).not.toMatch(/Nadia|Exif/);
    // Red stood on the left of the file; upright it stands on top.
    const pixel = { left: 700, top: 60, width: 1, height: 1 };
    const [red = 0, green = 0] = await sharp(bytes).extract(pixel).raw().toBuffer();
    expect(red).toBeGreaterThan(green + 100);
  }
});

test('it does not exist for other customers, other restaurants and under other ids', async () => {
  const other = await shop.newShopper();
  expect((await other.call('GET', ofCustomer())).status).toBe(404);
  const own = await placeOrder(shop, other);
  // Their own order does not lead to it either.
  expect((await other.call('GET', ofCustomer(problemId, photoId, own))).status).toBe(404);
  const elsewhere = await shop.addRestaurant(testRestaurantYaml('elsewhere'));
  const foreigner = await ownerOf(shop, elsewhere);
  for (const path of [atCounter(), atCounter(elsewhere)]) {
    expect((await shop.call('GET', path, { session: foreigner.session })).status).toBe(404);
  }
  const unknown = 'f'.repeat(24);
  for (const path of [ofCustomer(unknown), ofCustomer(problemId, unknown)]) {
    expect((await shopper.call('GET', path)).status).toBe(404);
  }
  // Nor is it one of the restaurant's pictures.
  expect(await shop.app.db.$count(pictures)).toBe(0);
});

test('a device without a PIN reads it while it reads the order, and not later', async () => {
  const tablet = await pairedDevice(shop, owner);
  expect((await tablet.call('GET', atCounter())).status).toBe(200);
  await act(shop, orderId, { name: 'decline', reason: 'too_busy' });
  expect((await tablet.call('GET', atCounter())).status).toBe(200);
  shop.setTime(new Date('2026-03-06T12:00:00Z'));
  const later = await tablet.call<Schemas['Error']>('GET', atCounter());
  expect([later.status, later.body.code]).toEqual([403, 'pin_needed']);
  expect((await fetched(atCounter(), owner.session.accessToken)).status).toBe(200);
});
