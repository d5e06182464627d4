import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { demoFolder } from '../files.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { importRestaurant } from './import-restaurant.ts';
import { importRestaurantFile, loadDemo } from './load-demo.ts';
import { parseRestaurantFile } from './parse.ts';

type Menu = components['schemas']['Menu'];

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const importYaml = (yaml: string) =>
  importRestaurant(backend.app.db, parseRestaurantFile(yaml, 'test.yaml'), testFoundationId);
const menuOf = async (restaurantId: string) =>
  (await backend.call<Menu>('GET', `/restaurants/${restaurantId}/menu`)).body;

test('the same file again changes nothing', async () => {
  const first = await importYaml(testRestaurantYaml('twice'));
  const menu = await menuOf(first.restaurantId);
  const second = await importYaml(testRestaurantYaml('twice'));
  expect(first.hasMenuChanged).toBe(true);
  expect(second).toEqual({ ...first, hasMenuChanged: false });
  expect(await menuOf(first.restaurantId)).toEqual(menu);
});

test('changes keep the ids, what is gone is retired and may come back', async () => {
  const yaml = testRestaurantYaml('changing');
  const { restaurantId } = await importYaml(yaml);
  const before = await menuOf(restaurantId);
  const changed = yaml
    .replace('name: Curry', 'name: Hot curry')
    .replace('price: 9.5', 'price: 10.25')
    .replace(/ {6}- \{ key: soup.*\n/, '')
    .replace(/ {14}- \{ key: pilau.*\n/, '')
    .replace(/ {2}- \{ code: TEN.*\n/, '');
  await importYaml(changed);
  const after = await menuOf(restaurantId);
  expect(after.categories[0]?.items.map(({ name, price }) => [name, price])).toEqual([
    ['Hot curry', 10.25],
    ['Special', 20],
  ]);
  expect(after.categories[0]?.items[0]?._id).toBe(before.categories[0]?.items[0]?._id);
  expect(after.categories[0]?.items[0]?.options[0]?.choices.map(({ name }) => name)).toEqual([
    'Plain',
    'Sold out',
  ]);
  const promos = await backend.app.pool.query(
    'select code from promo_codes where restaurant_id = $1 and is_active order by code',
    [restaurantId],
  );
  expect(promos.rows.map(({ code }) => code)).toEqual(['FIVER', 'FREEDEL', 'SECRET']);
  // The row itself stays for the carts and orders that name it.
  const soup = await backend.app.pool.query(
    "select is_retired from menu_items where restaurant_id = $1 and name = 'Soup'",
    [restaurantId],
  );
  expect(soup.rows).toEqual([{ is_retired: true }]);

  await importYaml(yaml);
  const restored = await menuOf(restaurantId);
  expect(restored.categories).toEqual(before.categories);
});

test('a dish that moves to another category keeps its id', async () => {
  const yaml = testRestaurantYaml('moving');
  const { restaurantId } = await importYaml(yaml);
  const soup = (await menuOf(restaurantId)).categories[0]?.items[1];
  const line = yaml.match(/ {6}- \{ key: soup.*\n/)?.[0] ?? '';
  await importYaml(yaml.replace(line, '') + line);
  expect((await menuOf(restaurantId)).categories[1]?.items[1]).toEqual(soup);
});

test('a hostname that belongs to another restaurant is refused and nothing is written', async () => {
  await importYaml(testRestaurantYaml('owner', ['taken.test']));
  await expect(importYaml(testRestaurantYaml('thief', ['thief.test', 'taken.test']))).rejects.toThrow(
    'The domain taken.test already belongs to The owner: remove it from one of the two.',
  );
  expect((await backend.call('GET', '/restaurants/by-domain/thief.test')).status).toBe(404);
});

test('a hostname that belongs to another restaurant is told with its place in the file', async () => {
  await importYaml(testRestaurantYaml('first-owner', ['also-taken.test']));
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-import-'));
  const path = join(folder, 'thief.yaml');
  const yaml = testRestaurantYaml('thief', ['thief.test', 'also-taken.test']);
  await writeFile(path, yaml);
  const line = yaml.slice(0, yaml.indexOf('domains:')).split('\n').length;
  const column = (yaml.split('\n')[line - 1] ?? '').indexOf('also-taken.test') + 1;
  await expect(importRestaurantFile(backend.app.db, path, testFoundationId)).rejects.toThrow(
    `thief.yaml:${line}:${column}: The domain also-taken.test already belongs to The first-owner: remove it from one of the two.`,
  );
  await rm(folder, { recursive: true });
});

test('two imports at once end as one', async () => {
  const results = await Promise.all([1, 2, 3].map(() => importYaml(testRestaurantYaml('racing'))));
  expect(new Set(results.map(({ restaurantId }) => restaurantId)).size).toBe(1);
  expect((await menuOf(results[0]?.restaurantId ?? '')).categories).toHaveLength(2);
});

test('the demo restaurants load into an empty database, once, and every answer about them keeps the contract', async () => {
  const fresh = await startTestApp();
  const loaded = await loadDemo(fresh.app.db, demoFolder, testFoundationId);
  expect(loaded.map(({ name }) => name)).toEqual(['Forno Nonna', 'Saffron & Smoke']);
  expect(await loadDemo(fresh.app.db, demoFolder, testFoundationId)).toEqual([]);
  for (const domain of ['localhost', 'saffron.localhost', 'forno.localhost']) {
    const { body } = await fresh.call<{ _id: string }>('GET', `/restaurants/by-domain/${domain}`);
    const menu = await fresh.call<Menu>('GET', `/restaurants/${body._id}/menu`);
    expect(menu.body.categories.length).toBeGreaterThanOrEqual(6);
    expect((await fresh.call('GET', `/restaurants/${body._id}/settings`)).status).toBe(200);
  }
  await fresh.close();
});
