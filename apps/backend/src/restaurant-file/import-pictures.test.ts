import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { photoPath } from '@tiffin/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { folderStore } from '../pictures/picture-store.ts';
import { jpegOf, portraitOnItsSide } from '../pictures/testing/pictures.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { importRestaurantFile } from './import-file.ts';
import { parseRestaurantFile } from './parse.ts';

let shop: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tiffin-import-pictures-'));
  shop = await startTestApp((app) => ({ ...app, pictures: folderStore(join(folder, 'store')) }));
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const soup = 'name: Soup, description: Warm., price: 5 }';
const withPhoto = (yaml: string, photo: string) =>
  yaml.replace(soup, `${soup.slice(0, -2)}, photo: ${photo} }`);
const importYaml = async (yaml: string, name = 'menu.yaml') => {
  await writeFile(join(folder, name), yaml);
  return importRestaurantFile(shop.app.db, join(folder, name), {
    foundationId: testFoundationId,
    store: shop.app.pictures,
  });
};
const rowsOf = async (sql: string, values: readonly unknown[] = []) =>
  (await shop.app.pool.query<Record<string, unknown>>(sql, [...values])).rows;

test('a photo beside the file is stored once, upright, and shown by its dish at its focal point', async () => {
  await mkdir(join(folder, 'photos'), { recursive: true });
  await writeFile(join(folder, 'photos/soup.jpg'), await portraitOnItsSide({ width: 80, height: 60 }));
  await copyFile(join(folder, 'photos/soup.jpg'), join(folder, 'photos/again.jpg'));
  const yaml = withPhoto(
    testRestaurantYaml('photos'),
    '{ file: photos/soup.jpg, focalX: 20, focalY: 70 }',
  ).replace('logoUrl: null', 'logoUrl: null\n  logo: photos/again.jpg\n  masthead: photos/soup.jpg');
  const { restaurantId, hasMenuChanged } = await importYaml(yaml);
  expect(hasMenuChanged).toBe(true);

  const [dish] = await rowsOf(
    'select photo, photo_url as "photoUrl" from menu_items where restaurant_id = $1 and photo is not null',
    [restaurantId],
  );
  const hash = expect.stringMatching(/^[0-9a-f]{64}$/);
  expect(dish?.photo).toEqual({
    hash,
    width: 60,
    height: 80,
    focalX: 20,
    focalY: 70,
    colour: expect.stringMatching(/^#/),
  });
  const pictures = await rowsOf(
    'select p.hash, p.width, p.is_scaled from pictures p join restaurant_pictures r using (hash) where r.restaurant_id = $1',
    [restaurantId],
  );
  expect(pictures).toEqual([{ hash, width: 60, is_scaled: false }]);
  const stored = String(pictures[0]?.hash);
  expect(dish?.photoUrl).toBe(photoPath(stored, 640));
  expect(await shop.app.pictures.read(stored, 'original')).not.toBeNull();
  const [settings] = await rowsOf(
    'select logo, masthead, logo_url as "logoUrl" from restaurant_settings where restaurant_id = $1',
    [restaurantId],
  );
  expect(settings).toMatchObject({
    logoUrl: photoPath(stored, 160),
    logo: { focalX: 50, focalY: 50 },
    masthead: { width: 60 },
  });

  expect(await importYaml(yaml)).toMatchObject({ hasMenuChanged: false });
  const { hasMenuChanged: isTakenAway } = await importYaml(testRestaurantYaml('photos'));
  expect(isTakenAway).toBe(true);
  expect(
    await rowsOf('select 1 from menu_items where restaurant_id = $1 and photo is not null', [restaurantId]),
  ).toEqual([]);
});

test('each picture that cannot be used is named at its line, and nothing is imported', async () => {
  await writeFile(join(folder, 'page.jpg'), '<!doctype html><title>Lamb</title>');
  await symlink('/etc/hostname', join(folder, 'link.jpg')).catch(() => undefined);
  await mkdir(join(folder, 'folder.jpg'), { recursive: true });
  const places: Readonly<Record<string, RegExp>> = {
    'page.jpg': /page\.jpg: this is a web page, not a picture: open the picture itself and save it as JPEG/,
    'photos/missing.jpg': /photos\/missing\.jpg: there is no such file beside this one: check the path/,
    'link.jpg': /link\.jpg: this leads out of the folder of the file/,
    'folder.jpg': /folder\.jpg: this is no file: name a picture/,
  };
  for (const [file, message] of Object.entries(places)) {
    const yaml = withPhoto(testRestaurantYaml('wrong-photos'), file);
    const line = yaml.slice(0, yaml.indexOf('photo: ')).split('\n').length;
    await expect(importYaml(yaml)).rejects.toThrow(
      new RegExp(`^menu\\.yaml:${line}:\\d+: ${message.source}`),
    );
  }
  expect(await rowsOf("select 1 from restaurants where key = 'wrong-photos'")).toEqual([]);
});

test('all wrong pictures of a file are named together', async () => {
  const yaml = withPhoto(testRestaurantYaml('two-wrong'), 'one.jpg').replace(
    'logoUrl: null',
    'logoUrl: null\n  logo: two.png',
  );
  await expect(importYaml(yaml)).rejects.toThrow(
    /two\.png: there is no such file[\s\S]*one\.jpg: there is no such file/,
  );
});

test.each([
  '/etc/passwd',
  '../lamb.jpg',
  'photos/../../lamb.jpg',
  'photos/..',
  'C:\\lamb.jpg',
  'file:///lamb.jpg',
  '',
])('the path %j is none beside the file', (path) => {
  const yaml = withPhoto(testRestaurantYaml('escape'), JSON.stringify(path));
  expect(() => parseRestaurantFile(yaml, 'menu.yaml')).toThrow(
    /photo is .*: write the path of a picture beside this file, as photos\/lamb\.jpg/,
  );
});

test.each([
  ['{ file: a.jpg, focalX: 101 }', /focalX is 101: write percent from 0 to 100/],
  ['{ focalX: 10 }', /photo.* has no file: add it/],
  ['{ file: a.jpg, focal: 10 }', /focal is not known here: write focalX/],
  ['a.jpg, photoUrl: /dishes/soup.webp', /Soup has photo and photoUrl: remove one of the two/],
])('the photo %s is explained', (photo, message) => {
  expect(() => parseRestaurantFile(withPhoto(testRestaurantYaml('wrong'), photo), 'menu.yaml')).toThrow(
    message,
  );
});

test('one picture of two restaurants is stored once and shown by both', async () => {
  await writeFile(join(folder, 'shared.jpg'), await jpegOf(40, 40));
  const first = await importYaml(withPhoto(testRestaurantYaml('share-one'), 'shared.jpg'));
  const second = await importYaml(withPhoto(testRestaurantYaml('share-two'), 'shared.jpg'));
  const rows = await rowsOf(
    'select hash from restaurant_pictures where restaurant_id = any($1) group by hash having count(*) = 2',
    [[first.restaurantId, second.restaurantId]],
  );
  expect(rows).toHaveLength(1);
});
