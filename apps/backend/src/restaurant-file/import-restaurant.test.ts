import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { demoFolder } from '../files.ts';
import { startTestApp, type TestApp, testFoundationId } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';
import { importRestaurantFile } from './import-file.ts';
import { importRestaurant } from './import-restaurant.ts';
import { loadDemo } from './load-demo.ts';
import { parseRestaurantFile } from './parse.ts';

type Menu = components['schemas']['Menu'];

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const importYaml = (yaml: string, resetsSettings = false) =>
  importRestaurant(backend.app.db, parseRestaurantFile(yaml, 'test.yaml').file, {
    foundationId: testFoundationId,
    resetsSettings,
  });
const menuOf = async (restaurantId: string) =>
  (await backend.call<Menu>('GET', `/restaurants/${restaurantId}/menu`)).body;

test('the same file again changes nothing', async () => {
  const first = await importYaml(testRestaurantYaml('twice'));
  const menu = await menuOf(first.restaurantId);
  const second = await importYaml(testRestaurantYaml('twice'));
  expect(first.hasMenuChanged).toBe(true);
  expect(second).toEqual({ ...first, hasMenuChanged: false, kept: [] });
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

test('an option that moves into a group, and back, keeps its ids; each dish of the group has its own', async () => {
  const written = testRestaurantYaml('grouping');
  const choices = written.slice(
    written.indexOf('            choices:\n'),
    written.indexOf('          - key: extras'),
  );
  const option = `          - key: rice\n            name: Choose your rice\n            min: 1\n            max: 1\n${choices}`;
  expect(written).toContain(option);
  const group = option.replace('          - key: rice\n', '  rice:\n').replaceAll(/^ {12}/gm, '    ');
  const grouped = `${written.replace(option, '          - rice\n')}optionGroups:\n${group}`;
  const { restaurantId } = await importYaml(written);
  const menu = await menuOf(restaurantId);
  expect(await importYaml(grouped)).toMatchObject({ restaurantId, hasMenuChanged: false });
  expect(await menuOf(restaurantId)).toEqual(menu);

  const soup = 'key: soup, name: Soup, description: Warm., price: 5';
  const shared = grouped.replace(soup, `${soup}, options: [rice]`);
  expect(await importYaml(shared)).toMatchObject({ hasMenuChanged: true });
  const [curryRice, soupRice] =
    (await menuOf(restaurantId)).categories[0]?.items.map(({ options }) => options[0]) ?? [];
  expect(curryRice).toEqual(menu.categories[0]?.items[0]?.options[0]);
  expect(soupRice?.choices.map(({ name }) => name)).toEqual(curryRice?.choices.map(({ name }) => name));
  const ids = [curryRice, soupRice].flatMap((each) => [
    each?._id,
    ...(each?.choices ?? []).map(({ _id }) => _id),
  ]);
  expect(new Set(ids).size).toBe(8);
  expect(await importYaml(shared)).toMatchObject({ hasMenuChanged: false });

  await importYaml(written);
  expect((await menuOf(restaurantId)).categories).toEqual(menu.categories);
});

test('a hostname that belongs to another restaurant is refused and nothing is written', async () => {
  await importYaml(testRestaurantYaml('owner', ['taken.test']));
  await expect(importYaml(testRestaurantYaml('thief', ['thief.test', 'taken.test']))).rejects.toThrow(
    'The domain taken.test already belongs to The owner: remove it from one of the two.',
  );
  expect((await backend.call('GET', '/restaurants/by-domain/thief.test')).status).toBe(404);
});

test('a hostname that belongs to another restaurant is an error with its place in the file', async () => {
  await importYaml(testRestaurantYaml('first-owner', ['also-taken.test']));
  const folder = await mkdtemp(join(tmpdir(), 'tiffin-import-'));
  const path = join(folder, 'thief.yaml');
  const yaml = testRestaurantYaml('thief', ['thief.test', 'also-taken.test']);
  await writeFile(path, yaml);
  const line = yaml.slice(0, yaml.indexOf('domains:')).split('\n').length;
  const column = (yaml.split('\n')[line - 1] ?? '').indexOf('also-taken.test') + 1;
  await expect(
    importRestaurantFile(backend.app.db, path, {
      foundationId: testFoundationId,
      store: backend.app.pictures,
    }),
  ).rejects.toThrow(
    `thief.yaml:${line}:${column}: The domain also-taken.test already belongs to The first-owner: remove it from one of the two.`,
  );
  await rm(folder, { recursive: true });
});

describe('a restaurant that is there', () => {
  type Restaurant = components['schemas']['Restaurant'];
  type Settings = components['schemas']['Settings'];
  const week = (time: { isActive: boolean; opening: string; closing: string }): Restaurant['hours'] => ({
    sunday: time,
    monday: time,
    tuesday: time,
    wednesday: time,
    thursday: time,
    friday: time,
    saturday: time,
  });
  const read = async (id: string, domain: string) => {
    const found = await backend.call<Restaurant>('GET', `/restaurants/by-domain/${domain}`);
    expect(found).toMatchObject({ status: 200, body: { _id: id } });
    const settings = (await backend.call<Settings>('GET', `/restaurants/${id}/settings`)).body;
    const { name, isActive, hasDelivery, hasCollection, hours, timeZone } = found.body;
    const { minOrderPrice, tagline } = settings;
    return {
      main: found.body.domain,
      name,
      isActive,
      hasDelivery,
      hasCollection,
      hours,
      timeZone,
      minOrderPrice,
      tagline,
    };
  };
  const patch = async (id: string, body: object) => {
    const session = await backend.signIn({ email: 'admin@example.com', sub: 'admin' });
    expect((await backend.call('PATCH', `/restaurants/${id}`, { session, body })).status).toBe(200);
  };
  const allDay = { isActive: true, opening: '00:00', closing: '23:59' };
  const changes = {
    isActive: false,
    hasDelivery: false,
    hasCollection: false,
    minOrderPrice: 21.5,
    name: 'Ours',
    hours: week({ isActive: true, opening: '10:00', closing: '11:00' }),
    timeZone: 'Europe/Paris',
    domain: 'ours.test',
  };

  test('keeps what an admin has set, and gets menu and texts; a reset writes all of the file', async () => {
    const yaml = testRestaurantYaml('kept');
    const { restaurantId } = await importYaml(yaml);
    const { domain, ...set } = changes;
    const newYaml = yaml.replace('Food for tests.', 'New words.').replace('price: 9.5', 'price: 10.25');
    await patch(restaurantId, changes);

    const again = await importYaml(newYaml);
    expect(await read(restaurantId, domain)).toEqual({ ...set, main: domain, tagline: 'New words.' });
    expect((await menuOf(restaurantId)).categories[0]?.items[0]?.price).toBe(10.25);
    expect(again.name).toBe('Ours');
    expect(again.kept.map(({ name, kept, inFile }) => [name, kept, inFile])).toEqual([
      ['name', 'Ours', 'The kept'],
      ['isActive', 'false', 'true'],
      ['hasDelivery', 'false', 'true'],
      ['hasCollection', 'false', 'true'],
      ['minOrderPrice', '21.50', '15.00'],
      ['hours', expect.stringContaining('monday 10:00-11:00'), expect.stringContaining('monday 00:00-23:59')],
      ['timeZone', 'Europe/Paris', 'Europe/London'],
      ['domains', 'ours.test', 'kept.test'],
    ]);

    const reset = await importYaml(newYaml, true);
    expect(reset.kept).toEqual([]);
    const asInFile = {
      main: 'kept.test',
      name: 'The kept',
      isActive: true,
      hasDelivery: true,
      hasCollection: true,
      hours: week(allDay),
      timeZone: 'Europe/London',
      minOrderPrice: 15,
      tagline: 'New words.',
    };
    expect(await read(restaurantId, 'kept.test')).toEqual(asInFile);
    // Nothing of the admin's is left to keep.
    await importYaml(newYaml.replace('timeZone: Europe/London', 'timeZone: Europe/Dublin'));
    expect((await read(restaurantId, 'kept.test')).timeZone).toBe('Europe/Dublin');
  });

  test.each(Object.entries(changes))('keeps %s alone', async (name, value) => {
    const key = `only-${name.toLowerCase()}`;
    const { restaurantId } = await importYaml(testRestaurantYaml(key));
    const isDomain = name === 'domain';
    const domain = isDomain ? `${key}-admin.test` : `${key}.test`;
    await patch(restaurantId, { [name]: isDomain ? domain : value });
    const before = await read(restaurantId, domain);
    const { kept } = await importYaml(testRestaurantYaml(key));
    expect(await read(restaurantId, domain)).toEqual(before);
    expect(kept.map((setting) => setting.name)).toEqual([isDomain ? 'domains' : name]);
  });

  test('follows its file in name, hours, time zone and hostnames until an admin sets them, in nothing operational', async () => {
    const yaml = testRestaurantYaml('following');
    const { restaurantId } = await importYaml(yaml);
    const newYaml = yaml
      .replace('name: The following', 'name: Follower')
      .replace('timeZone: Europe/London', 'timeZone: Europe/Dublin')
      .replaceAll('00:00-23:59', '09:00-17:00')
      .replace('domains: [following.test]', 'domains: [leading.test, following.test]')
      .replace('isActive: true', 'isActive: false')
      .replace('hasDelivery: true', 'hasDelivery: false')
      .replace('minOrderPrice: 15.00', 'minOrderPrice: 99.00');
    const { kept } = await importYaml(newYaml);
    expect(await read(restaurantId, 'following.test')).toMatchObject({
      main: 'leading.test',
      name: 'Follower',
      timeZone: 'Europe/Dublin',
      hours: week({ isActive: true, opening: '09:00', closing: '17:00' }),
      isActive: true,
      hasDelivery: true,
      minOrderPrice: 15,
    });
    expect(kept.map(({ name }) => name)).toEqual(['isActive', 'hasDelivery', 'minOrderPrice']);
  });
});

test('the cuisine is the file’s, on every import, and may be left out', async () => {
  const yaml = testRestaurantYaml('cooking');
  const { restaurantId } = await importYaml(yaml);
  const cuisine = async () =>
    (await backend.call<components['schemas']['Settings']>('GET', `/restaurants/${restaurantId}/settings`))
      .body.cuisine;
  expect(await cuisine()).toBeNull();
  await importYaml(yaml.replace('settings:', 'settings:\n  cuisine: Indian'));
  expect(await cuisine()).toBe('Indian');
  await importYaml(yaml);
  expect(await cuisine()).toBeNull();
});

test('the address for orders follows the file until an admin sets it; the owners always do', async () => {
  const yaml = (orders: string, owners: string) =>
    testRestaurantYaml('reached').replace(
      'settings:',
      `orders: { email: ${orders} }\nteam: { owners: [${owners}] }\nsettings:`,
    );
  const stored = async (restaurantId: string) => {
    const { rows } = await backend.app.pool.query(
      'select order_email, owner_emails, set_by_admin from restaurants where id = $1',
      [restaurantId],
    );
    return rows[0];
  };
  const { restaurantId } = await importYaml(testRestaurantYaml('reached'));
  expect(await stored(restaurantId)).toMatchObject({ order_email: null, owner_emails: [] });
  await importYaml(yaml('orders@reached.test', 'Maria@reached.test, maria@reached.test'));
  expect(await stored(restaurantId)).toMatchObject({
    order_email: 'orders@reached.test',
    owner_emails: ['maria@reached.test'],
  });

  await backend.app.pool.query(
    "update restaurants set order_email = 'ours@reached.test', set_by_admin = '{orderEmail}' where id = $1",
    [restaurantId],
  );
  const session = await backend.signIn({ email: 'admin@example.com', sub: 'admin' });
  const renamed = { session, body: { name: 'Renamed' } };
  expect((await backend.call('PATCH', `/restaurants/${restaurantId}`, renamed)).status).toBe(200);
  const newYaml = yaml('other@reached.test', 'ana@reached.test');
  const { kept } = await importYaml(newYaml);
  expect(kept).toContainEqual({
    name: 'orders.email',
    kept: 'ours@reached.test',
    inFile: 'other@reached.test',
  });
  expect(await stored(restaurantId)).toEqual({
    order_email: 'ours@reached.test',
    owner_emails: ['ana@reached.test'],
    set_by_admin: ['orderEmail', 'name'],
  });
  await importYaml(newYaml, true);
  expect(await stored(restaurantId)).toMatchObject({ order_email: 'other@reached.test', set_by_admin: [] });
});

test('two imports at once end as one', async () => {
  const results = await Promise.all([1, 2, 3].map(() => importYaml(testRestaurantYaml('racing'))));
  expect(new Set(results.map(({ restaurantId }) => restaurantId)).size).toBe(1);
  expect((await menuOf(results[0]?.restaurantId ?? '')).categories).toHaveLength(2);
});

test('the demo restaurants load into an empty database, once, and every answer about them keeps the contract', async () => {
  const fresh = await startTestApp();
  const loaded = await loadDemo(fresh.app.db, demoFolder, testFoundationId, fresh.app.pictures);
  expect(loaded.map(({ name }) => name)).toEqual(['Forno Nonna', 'Lantern Yard', 'Saffron & Smoke']);
  expect(await loadDemo(fresh.app.db, demoFolder, testFoundationId, fresh.app.pictures)).toEqual([]);
  for (const domain of ['localhost', 'saffron.localhost', 'forno.localhost', 'lantern.localhost']) {
    const { body } = await fresh.call<{ _id: string }>('GET', `/restaurants/by-domain/${domain}`);
    const menu = await fresh.call<Menu>('GET', `/restaurants/${body._id}/menu`);
    expect(menu.body.categories.length).toBeGreaterThanOrEqual(6);
    expect((await fresh.call('GET', `/restaurants/${body._id}/settings`)).status).toBe(200);
  }
  await fresh.close();
});
