import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usesPgBouncer } from '../../testing/pgbouncer.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

type Menu = components['schemas']['Menu'];

let backend: TestApp;
let path: string;
beforeAll(async () => {
  backend = await startTestApp();
  path = `/restaurants/${await backend.addRestaurant(testRestaurantYaml())}/menu`;
  await backend.addRestaurant(testRestaurantYaml('other'));
});
afterAll(() => backend.close());

test('the menu is whole, in order and in pounds', async () => {
  const { status, body } = await backend.call<Menu>('GET', path);
  expect(status).toBe(200);
  expect(
    body.categories.map(({ name, shortName, items }) => [name, shortName, items.map((item) => item.name)]),
  ).toEqual([
    ['Mains', 'Mains', ['Curry', 'Soup', 'Special']],
    ['Soft drinks', 'Drinks', ['Cola']],
  ]);
  const curry = body.categories[0]?.items[0];
  expect(curry).toMatchObject({
    price: 9.5,
    allergens: { contains: ['milk'], mayContain: ['nuts'] },
    dietary: ['vegetarian'],
    heat: 2,
    kcal: 600,
    photoUrl: null,
    options: [
      {
        name: 'Choose your rice',
        minChoices: 1,
        maxChoices: 1,
        choices: [{ name: 'Plain', price: 0 }, { name: 'Pilau', price: 1.25 }, { isAvailable: false }],
      },
      { name: 'Extras', minChoices: 0, maxChoices: 2 },
    ],
  });
  // Not stated is not the same as stated to be none.
  expect(body.categories[0]?.items[1]?.allergens).toBeNull();
  expect(curry?.options[0]?.choices[0]?.allergens).toEqual({ contains: [], mayContain: [] });
});

test('it is answered with 304 while the copy at hand is current, and not once it has changed', async () => {
  const first = await backend.call('GET', path);
  const headers = { 'if-none-match': first.headers.get('etag') ?? '' };
  const same = await backend.call('GET', path, { headers });
  expect(same.status).toBe(304);
  expect(same.headers.get('etag')).toBe(first.headers.get('etag'));
  await backend.app.pool.query(
    "update menu_items set is_available = false where name = 'Soup' and restaurant_id = $1",
    [path.split('/')[2]],
  );
  expect((await backend.call('GET', path, { headers })).status).toBe(200);
});

test('an unknown restaurant has none', async () => {
  expect((await backend.call('GET', '/restaurants/000000000000000000000000/menu')).status).toBe(404);
  expect((await backend.call('GET', '/restaurants/NOT-AN-ID/menu')).status).toBe(400);
});

// Which connection is asked is for the pooler to say, where there is one.
test.skipIf(usesPgBouncer)(
  'it is read, like restaurant and cart, with statements that the database has prepared once',
  async () => {
    expect(await preparedStatements('on')).toEqual(
      expect.arrayContaining([
        'menu-categories',
        'menu-choices',
        'menu-items',
        'menu-options',
        'menu-restaurant',
        'read-bare-carts',
        'restaurants-by-hostname',
      ]),
    );
  },
);

test.skipIf(usesPgBouncer)('nothing is prepared for a pooler that would not follow it', async () => {
  expect(await preparedStatements('off')).toEqual([]);
});

/** The names of the statements that a server's connection has prepared after reading a restaurant, its menu and a cart. */
async function preparedStatements(setting: 'on' | 'off'): Promise<string[]> {
  // One connection, so that it can be asked what it knows.
  const single = await startTestApp(undefined, {
    DATABASE_POOL_SIZE: '1',
    DATABASE_PREPARED_STATEMENTS: setting,
  });
  const restaurantId = await single.addRestaurant(testRestaurantYaml());
  const session = await single.signIn();
  for (let time = 1; time <= 2; time += 1) {
    await single.call('GET', '/restaurants/by-domain/testaurant.test');
    await single.call('GET', `/restaurants/${restaurantId}/menu`);
    await single.call('GET', '/restaurant-cart', { session });
  }
  const { rows } = await single.app.pool.query<{ name: string }>(
    "select name from pg_prepared_statements where name <> '' order by name",
  );
  await single.close();
  return rows.map(({ name }) => name);
}
