import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@tiffin/api/schema';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { AppContext } from '../../context.ts';
import { forgetPictures } from '../../pictures/forget-pictures.ts';
import { scalePictures } from '../../pictures/scale-pictures.ts';
import { shownPicture } from '../../pictures/testing/shown-picture.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { type Shop, startShop } from '../checkout/testing/shop.ts';

let folder: string;
let shop: Shop;
let other: TestApp;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-shown-pictures-'));
  shop = await startShop(undefined, { PICTURES_FOLDER: folder });
  const { DATABASE_URL } = shop.app.env;
  other = await startTestApp(undefined, { DATABASE_URL, PICTURES_FOLDER: folder });
});
afterAll(async () => {
  await other.close();
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const headersOf = (restaurantId: string) => ({
  'foundation-id': shop.app.env.FOUNDATION_ID,
  'restaurant-id': restaurantId,
});
const get = (
  path: string,
  headers: Readonly<Record<string, string>> = {},
  { method = 'GET', from = shop }: { method?: string; from?: Pick<TestApp, 'fetch'> } = {},
) =>
  from.fetch(
    new Request(`http://backend.test${path}`, {
      method,
      headers: { ...headersOf(shop.restaurantId), ...headers },
    }),
  );
const sizeOf = async (response: Response) => {
  const { format, width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
  return { format, width, height };
};
let pictureCount = 0;
/** A picture of its own for each test: the size makes its content. */
const newPicture = async (width = 1_600 + ++pictureCount, height = 1_200) => ({
  hash: await shownPicture(shop.app, shop.restaurantId, { width, height }),
  width,
});

test('a picture comes in the width of its address, for a year, to everyone', async () => {
  const { hash } = await newPicture();
  for (const width of [160, 320, 640, 1280]) {
    const answer = await get(`/pictures/${hash}/${width}.webp`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('image/webp');
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await sizeOf(answer)).toMatchObject({ format: 'webp', width });
  }
});

test('the copy at hand is 304, and HEAD has the headers alone', async () => {
  const { hash } = await newPicture();
  const path = `/pictures/${hash}/160.webp`;
  const etag = (await get(path)).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"[0-9a-f]{32}-160"$/);
  const current = await get(path, { 'if-none-match': etag });
  expect([current.status, await current.text(), current.headers.get('etag')]).toEqual([304, '', etag]);
  const head = await get(path, {}, { method: 'HEAD' });
  expect([head.status, await head.text(), head.headers.get('content-type')]).toEqual([200, '', 'image/webp']);
});

test('a small picture is never enlarged', async () => {
  const { hash } = await newPicture(200, 100);
  expect(await sizeOf(await get(`/pictures/${hash}/1280.webp`))).toEqual({
    format: 'webp',
    width: 200,
    height: 100,
  });
});

test('what is no picture of this restaurant is not found', async () => {
  const { hash } = await newPicture();
  const elsewhere = await shop.addRestaurant(testRestaurantYaml('elsewhere', ['elsewhere.test']));
  const answers = await Promise.all([
    get(`/pictures/${'0'.repeat(64)}/640.webp`),
    get(`/pictures/${hash}/640.webp`, { 'restaurant-id': elsewhere }),
    get(`/pictures/${hash}/639.webp`),
    get(`/pictures/${hash}/640.avif`),
    get(`/pictures/${hash.slice(1)}/640.webp`),
    get(`/pictures/${hash}/original`),
    get(`/pictures/..%2f${hash}/640.webp`),
  ]);
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 400, 400, 400, 400, 400]);
});

test('until a job has made it, a width is made once, however many ask, on every server', async () => {
  const { hash } = await newPicture();
  const write = vi.spyOn(shop.app.pictures, 'write');
  const writeThere = vi.spyOn(other.app.pictures, 'write');
  const answers = await Promise.all(Array.from({ length: 8 }, () => get(`/pictures/${hash}/320.webp`)));
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
  expect((await get(`/pictures/${hash}/320.webp`, {}, { from: other })).status).toBe(200);
  expect(write.mock.calls.map(([, part]) => part)).toEqual(['320.webp']);
  expect(writeThere).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('the job makes every width, and two servers that run it at once leave the same', async () => {
  const { hash } = await newPicture();
  const run = (app: AppContext) => scalePictures(app, () => false);
  await Promise.all([run(shop.app), run(other.app)]);
  const parts = (await readdir(folder)).filter((name) => name.startsWith(hash)).map((name) => name.slice(65));
  expect(parts.sort()).toEqual(['1280.webp', '160.webp', '320.webp', '640.webp', 'original']);
  const { rows } = await shop.app.pool.query('select 1 from pictures where not is_scaled');
  expect(rows).toEqual([]);
  const write = vi.spyOn(shop.app.pictures, 'write');
  await run(shop.app);
  await get(`/pictures/${hash}/640.webp`);
  expect(write).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('where AVIF is on, the job makes it too, and browsers that accept it get it', async () => {
  const { DATABASE_URL } = shop.app.env;
  const app = await startTestApp(undefined, { DATABASE_URL, PICTURES_FOLDER: folder, PICTURES_AVIF: 'on' });
  const { hash } = await newPicture();
  const path = `/pictures/${hash}/320.webp`;
  const browser = { accept: 'image/avif,image/webp,*/*' };
  // Off, nothing changes for anybody.
  const off = await get(path, browser);
  expect([off.headers.get('content-type'), off.headers.get('vary')]).toEqual(['image/webp', null]);
  await scalePictures(app.app, () => false);
  const parts = (await readdir(folder)).filter((name) => name.startsWith(hash)).map((name) => name.slice(65));
  expect(parts.filter((part) => part.endsWith('.avif')).sort()).toEqual([
    '1280.avif',
    '160.avif',
    '320.avif',
    '640.avif',
  ]);
  const avif = await get(path, browser, { from: app });
  expect([avif.headers.get('content-type'), avif.headers.get('vary')]).toEqual(['image/avif', 'accept']);
  const etag = avif.headers.get('etag') ?? '';
  expect(await sizeOf(avif)).toMatchObject({ format: 'heif', width: 320 });
  const webp = await get(path, { accept: 'image/webp', 'if-none-match': etag }, { from: app });
  expect([webp.status, webp.headers.get('content-type')]).toEqual([200, 'image/webp']);
  expect((await get(path, { ...browser, 'if-none-match': etag }, { from: app })).status).toBe(304);
  await app.close();
});

test('one picture that cannot be made does not hold up the others', async () => {
  const lost = await newPicture();
  await shop.app.pictures.remove(lost.hash);
  const broken = await newPicture();
  await shop.app.pictures.write(broken.hash, 'original', Buffer.from('no picture'));
  const good = await newPicture();
  shop.takeLog();
  await scalePictures(shop.app, () => false);
  const { rows } = await shop.app.pool.query<{ hash: string }>(
    'select hash from pictures where not is_scaled',
  );
  expect(rows.map(({ hash }) => hash).sort()).toEqual([lost.hash, broken.hash].sort());
  expect(await shop.app.pictures.read(good.hash, '1280.webp')).not.toBeNull();
  expect(
    shop
      .takeLog()
      .map(({ msg }) => msg)
      .sort(),
  ).toEqual(['A picture could not be scaled', 'A picture is not in the store']);
  await shop.app.pool.query('update pictures set is_scaled = true');
});

test('while the store is away a picture is 503, which no cache keeps, and comes again afterwards', async () => {
  const { hash } = await newPicture();
  shop.takeLog();
  vi.spyOn(shop.app.pictures, 'read').mockRejectedValueOnce(new Error('EIO'));
  const away = await shop.call<components['schemas']['Error']>('GET', `/pictures/${hash}/640.webp`, {
    headers: { 'restaurant-id': shop.restaurantId },
  });
  expect([away.status, away.body.code, away.headers.get('cache-control')]).toEqual([
    503,
    'service_unavailable',
    'no-store',
  ]);
  expect(shop.takeLog().map(({ msg }) => msg)).toEqual(['A picture could not be read or scaled']);
  expect((await get(`/pictures/${hash}/640.webp`)).status).toBe(200);
});

test('menu, cart and order have the photo of a dish; the order keeps it', async () => {
  const { hash } = await newPicture(300, 400);
  const photo = { hash, width: 300, height: 400, focalX: 20, focalY: 80, colour: '#a05030' };
  await shop.app.pool.query(
    "update menu_items set photo = $1, photo_url = $2 where restaurant_id = $3 and name = 'Soup'",
    [photo, `/pictures/${hash}/640.webp`, shop.restaurantId],
  );
  type Dish = { _id: string; name: string; photo?: unknown; photoUrl: string | null };
  const dishes = async (path: string) => {
    const { body } = await shop.call<{ categories: { items: Dish[] }[] }>(
      'GET',
      `/restaurants/${shop.restaurantId}/${path}`,
    );
    return body.categories.flatMap(({ items }) => items);
  };
  for (const path of ['menu', 'menu-overview', 'menu-index']) {
    const all = await dishes(path);
    expect(all.find(({ name }) => name === 'Soup')).toMatchObject({
      photo,
      photoUrl: `/pictures/${hash}/640.webp`,
    });
    // Left out where there is none, so that other menus do not grow.
    expect(all.filter((dish) => 'photo' in dish)).toHaveLength(1);
  }
  const [soup] = await dishes('menu').then((all) => all.filter(({ name }) => name === 'Soup'));
  const one = await shop.call('GET', `/restaurants/${shop.restaurantId}/menu-items/${soup?._id}`);
  expect(one.body).toMatchObject({ menuItem: { photo } });

  const shopper = await shop.newShopper();
  await shopper.add({ dish: 'Soup', quantity: 4 });
  expect((await shopper.cart()).items[0]?.menuItem).toMatchObject({ photo });
  const { body } = await shopper.checkout();
  await shop.payOrder(body.orderId);
  await shop.app.pool.query('update menu_items set photo = null, photo_url = null');
  expect((await shopper.order(body.orderId)).items[0]).toMatchObject({ photo, name: 'Soup' });
});

test('a picture goes 30 days after no menu names it, unless an order shows it; two servers at once do it once', async () => {
  const { hash: ordered } = await newPicture(320, 240);
  const { hash: unused } = await newPicture(322, 240);
  const { hash: onMenu } = await newPicture(324, 240);
  const photo = (hash: string) => ({
    hash,
    width: 320,
    height: 240,
    focalX: 50,
    focalY: 50,
    colour: '#a05030',
  });
  const show = (hash: string) =>
    shop.app.pool.query("update menu_items set photo = $1 where name = 'Soup'", [photo(hash)]);
  await show(ordered);
  const shopper = await shop.newShopper();
  await shopper.add({ dish: 'Soup', quantity: 4 });
  const { body } = await shopper.checkout();
  await shop.payOrder(body.orderId);
  await show(onMenu);

  const run = (app: AppContext) => forgetPictures(app, () => false);
  const left = async () => {
    const { rows } = await shop.app.pool.query<{ hash: string }>(
      'select hash from pictures where hash = any($1)',
      [[ordered, unused, onMenu]],
    );
    return rows.map(({ hash }) => hash).sort();
  };
  await run(shop.app);
  expect(await left()).toHaveLength(3);
  const age = (days: number) =>
    shop.app.pool.query(
      `update restaurant_pictures set unnamed_since = unnamed_since - make_interval(days => $1)
       where unnamed_since is not null`,
      [days],
    );
  await age(29);
  await run(shop.app);
  expect(await left()).toHaveLength(3);
  await age(2);
  const remove = [vi.spyOn(shop.app.pictures, 'remove'), vi.spyOn(other.app.pictures, 'remove')];
  await Promise.all([run(shop.app), run(other.app)]);
  expect(await left()).toEqual([ordered, onMenu].sort());
  expect(remove.flatMap(({ mock }) => mock.calls).filter(([hash]) => hash === unused)).toHaveLength(1);
  expect(await shop.app.pictures.read(unused, 'original')).toBeNull();
  expect(await shop.app.pictures.read(ordered, 'original')).not.toBeNull();
  expect((await get(`/pictures/${ordered}/640.webp`)).status).toBe(200);
  expect((await get(`/pictures/${unused}/640.webp`)).status).toBe(404);
  vi.restoreAllMocks();
});
