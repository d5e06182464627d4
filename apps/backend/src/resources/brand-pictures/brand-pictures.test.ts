import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@tiffin/api/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { drawWords } from '../../pictures/drawn/draw-words.ts';
import { jpegOf } from '../../pictures/testing/pictures.ts';
import { shownPicture } from '../../pictures/testing/shown-picture.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';

let folder: string;
let shop: Shop;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-drawn-pictures-'));
  shop = await startShop(undefined, { PICTURES_FOLDER: folder });
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  shop.fetch(
    new Request(`http://backend.test/restaurants/${shop.restaurantId}/${path}`, {
      headers: { 'foundation-id': shop.app.env.FOUNDATION_ID, ...headers },
    }),
  );
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer());
const rename = (name: string, hue = 139) =>
  Promise.all([
    shop.app.pool.query('update restaurants set name = $1 where id = $2', [name, shop.restaurantId]),
    shop.app.pool.query('update restaurant_settings set brand_hue = $1 where restaurant_id = $2', [
      hue,
      shop.restaurantId,
    ]),
  ]);
/** The colour of one point, as red, green, blue and opacity. */
const colourAt = async (picture: Buffer, left: number, top: number) => [
  ...(await sharp(picture).ensureAlpha().extract({ left, top, width: 1, height: 1 }).raw().toBuffer()),
];
const isNear = (colour: readonly number[], other: readonly number[]) =>
  colour.every((part, index) => Math.abs(part - (other[index] ?? 0)) < 12);
/** For looking at them: `KEEP_PICTURES=/tmp/pictures`. */
const keep = async (name: string, picture: Buffer) => {
  const { KEEP_PICTURES } = process.env;
  if (KEEP_PICTURES !== undefined) await writeFile(join(KEEP_PICTURES, name), picture);
};

test.each([
  ['32.png', 32],
  ['180.png', 180],
  ['192.png', 192],
  ['512.png', 512],
  ['maskable.png', 512],
])('the icon %s is a square of %i px, for an hour, and 304 while it is current', async (icon, size) => {
  await rename('Testaurant');
  const answer = await get(`icons/${icon}`);
  expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
    200,
    'image/png',
    'public, max-age=3600',
  ]);
  const etag = answer.headers.get('etag') ?? '';
  const picture = await bytesOf(answer);
  await keep(icon, picture);
  expect(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: size, height: size });
  // What a phone cuts itself is full to its corners; what it shows as it is has the shape of a disc.
  const isFull = ['180.png', 'maskable.png'].includes(icon);
  expect((await colourAt(picture, 0, 0))[3]).toBe(isFull ? 255 : 0);
  expect((await get(`icons/${icon}`, { 'if-none-match': etag })).status).toBe(304);
  await rename('Another one');
  expect((await get(`icons/${icon}`, { 'if-none-match': etag })).status).toBe(200);
});

test.each([
  ['green', 139, [66, 115, 49]],
  ['bright', 73, [253, 172, 46]],
  ['blue', 260, [60, 97, 154]],
])('a %s brand colours icon and shared picture', async (name, hue, colour) => {
  await rename(
    name === 'blue'
      ? 'The Very Long Name of an Old Restaurant by the River Aire in Leeds'
      : 'Saffron & Smoke',
    hue,
  );
  const share = await bytesOf(await get('share-picture'));
  const icon = await bytesOf(await get('icons/180.png'));
  await Promise.all([keep(`${name}.jpg`, share), keep(`${name}.png`, icon)]);
  expect(await sharp(share).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  expect(share.length).toBeLessThan(300_000);
  expect(isNear((await colourAt(share, 5, 5)).slice(0, 3), colour), String(await colourAt(share, 5, 5))).toBe(
    true,
  );
  expect(isNear((await colourAt(icon, 5, 5)).slice(0, 3), colour)).toBe(true);
});

test('the shared picture shows the first photo of the menu by its focal point, or the dish that is asked for', async () => {
  await rename('Testaurant');
  // Red above, black below: the point says which half stays in view.
  const photo = await sharp({ create: { width: 600, height: 2_000, channels: 3, background: '#000' } })
    .composite([{ input: await jpegOf(600, 1_000, '#e02020'), gravity: 'north' }])
    .jpeg()
    .toBuffer();
  const hash = await shownPicture(shop.app, shop.restaurantId, { width: 600, height: 2_000 });
  await shop.app.pictures.write(hash, 'original', photo);
  const show = (dish: string, focalY: number) =>
    shop.app.pool.query('update menu_items set photo = $1, photo_url = $2 where name = $3', [
      { hash, width: 600, height: 2_000, focalX: 50, focalY, colour: '#a05030' },
      `/pictures/${hash}/640.webp`,
      dish,
    ]);
  const colourOf = async (path: string) =>
    (await colourAt(await bytesOf(await get(path)), 1_100, 315)).slice(0, 3);
  const none = await colourOf('share-picture');
  await show('Soup', 0);
  expect(isNear(await colourOf('share-picture'), [224, 32, 32])).toBe(true);
  await show('Soup', 100);
  expect(isNear(await colourOf('share-picture'), [0, 0, 0])).toBe(true);

  const { body } = await shop.call<components['schemas']['Menu']>(
    'GET',
    `/restaurants/${shop.restaurantId}/menu`,
  );
  const dishes = body.categories.flatMap(({ items }) => items);
  const soup = dishes.find(({ name }) => name === 'Soup')?._id;
  const other = dishes.find(({ name }) => name !== 'Soup')?._id;
  const ofSoup = await bytesOf(await get(`share-picture?dish=${soup}`));
  expect(ofSoup.equals(await bytesOf(await get('share-picture')))).toBe(false);
  await keep('dish.jpg', ofSoup);
  // A dish without a picture has the plate, as on the page.
  expect(await colourOf(`share-picture?dish=${other}`)).toEqual(none);
  expect((await get(`share-picture?dish=${'0'.repeat(24)}`)).status).toBe(404);
  // While the store is away this is no lasting answer.
  vi.spyOn(shop.app.pictures, 'read').mockRejectedValueOnce(new Error('EIO'));
  await rename('Away for a moment');
  expect((await get('share-picture')).status).toBe(503);
  expect((await get('share-picture')).status).toBe(200);
  // While the bytes are lost a link still has a picture.
  await shop.app.pictures.remove(hash);
  await rename('Once more');
  expect(isNear(await colourOf('share-picture'), none)).toBe(true);
  await shop.app.pool.query('update menu_items set photo = null, photo_url = null');
});

test('a cut-out of the build stands on a tile', async () => {
  await rename('Kebab House');
  await shop.app.pool.query("update menu_items set photo_url = '/dishes/tikka.webp' where name = 'Soup'");
  const picture = await bytesOf(await get('share-picture'));
  await keep('cutout.jpg', picture);
  const without = await shop.app.pool.query("update menu_items set photo_url = '/dishes/../LICENSE.webp'");
  expect(without.rowCount).toBeGreaterThan(0);
  expect((await bytesOf(await get('share-picture'))).equals(picture)).toBe(false);
  await shop.app.pool.query('update menu_items set photo_url = null');
});

test('an icon shows the logo where there is one, upright in its square', async () => {
  const hash = await shownPicture(shop.app, shop.restaurantId, { width: 400, height: 200 });
  const logo = { hash, width: 400, height: 200, focalX: 50, focalY: 50, colour: '#a05030' };
  await shop.app.pool.query('update restaurant_settings set logo = $1', [logo]);
  for (const icon of ['192.png', 'maskable.png']) {
    const picture = await bytesOf(await get(`icons/${icon}`));
    expect(isNear((await colourAt(picture, 96, 96)).slice(0, 3), [160, 80, 48])).toBe(true);
    expect(isNear((await colourAt(picture, 1, 1)).slice(0, 3), [160, 80, 48])).toBe(true);
  }
  await shop.app.pool.query('update restaurant_settings set logo = null');
});

test.each([
  ['Łódź & Şiş', true],
  ['Phở Thìn', true],
  ['O’Neill’s <b>', true],
  ['Pizza \u{3fffe}', true],
  ['\u0378\u{3fffe}', false],
  ['   ', false],
])('%j is drawn: %s', async (text, isDrawn) => {
  const drawn = await drawWords(text, '#ffffff', { width: 400, height: 200 });
  expect(drawn !== null).toBe(isDrawn);
});
