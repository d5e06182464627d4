import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import { testRestaurantYaml } from '../testing/test-restaurant.ts';

// A file with everything as long and as large as it may be: what is accepted can also be answered within the contract,
// which `call` checks each time.

let backend: TestApp;
beforeAll(async () => {
  backend = await startTestApp();
});
afterAll(() => backend.close());

const x = (length: number) => 'x'.repeat(length);
const address = (length: number) => `https://x.test/${x(length - 15)}`;
const path = (length: number) => `/${x(length - 1)}`;

const largestAreas = Array.from({ length: 50 }, (_, area) => {
  const postcodes = Array.from({ length: 200 }, (_, index) => `LS${10 + (index % 90)} ${index % 10}`);
  const name = `${area}`.padEnd(60, 'x');
  return `{ name: "${name}", postcodes: [${[...new Set(postcodes)].join(', ')}], radiusKm: 500, fee: 10000, freeFrom: 10000, minimumOrder: 10000, minutes: 0-999 }`;
});

function largestYaml(): string {
  const replacements: readonly (readonly [string, string])[] = [
    ['name: The largest', `name: ${x(100)}`],
    ['domains: [largest.test]', `domains: [largest.test, ${`${x(60)}.${x(60)}.${x(60)}.${x(60)}.${x(9)}`}]`],
    ['timeZone: Europe/London', 'timeZone: America/Argentina/ComodRivadavia'],
    ['orderPrefix: T', 'orderPrefix: TTT'],
    ['minOrderPrice: 15.00', 'minOrderPrice: 10000'],
    ['brandHue: 73', 'brandHue: 360'],
    ['logoUrl: null', `logoUrl: ${path(2048)}`],
    ['tagline: Food for tests.', `tagline: ${x(200)}`],
    ['locality: Call Lane, Leeds.', `locality: ${x(200)}\n  cuisine: ${x(60)}`],
    ['phone: "+441134960123"', `phone: "${'1'.repeat(32)}"`],
    ['allergyPhone: "+441134960124"', `allergyPhone: "${'2'.repeat(32)}"`],
    ['addressLine: 14 Call Lane', `addressLine: ${x(300)}`],
    ['city: Leeds', `city: ${x(100)}`],
    ['companyName: Test Ltd', `companyName: ${x(200)}`],
    ['companyNumber: "12345678"', `companyNumber: "${'3'.repeat(32)}"`],
    ['vatNumber: null', `vatNumber: ${x(32)}`],
    ['registeredAddress: "14 Call Lane, Leeds"', `registeredAddress: ${x(300)}`],
    ['ios: null, android: null', `ios: "${address(2048)}", android: "${address(2048)}"`],
    ['fee: 2.49, freeFrom: 40, radiusKm: 6', 'fee: 10000, freeFrom: 10000, radiusKm: 500'],
    [
      'postcodeDistricts: null',
      `postcodeDistricts: [${Array.from({ length: 200 }, () => 'LS1A').join(', ')}]`,
    ],
    ['minutes: 35-50', 'minutes: 0-999'],
    ['fixed: 0.99, percent: 0', 'fixed: 10000, percent: 100'],
    ['description: Ten per cent off., percent: 10', `description: ${x(300)}, percent: 100`],
    ['amount: 5, maxRedemptions: 3', 'amount: 10000, maxRedemptions: 100000000'],
    ['code: FREEDEL', `code: ${'F'.repeat(24)}`],
    ['minimumOrder: 20 }', 'minimumOrder: 10000, maxRedemptionsPerCustomer: 0 }'],
    ['name: Mains', `name: ${x(100)}\n    shortName: ${x(40)}`],
    ['description: Big plates.', `description: ${x(500)}`],
    ['name: Curry', `name: ${x(120)}`],
    ['description: Hot.', `description: ${x(1000)}\n        photoUrl: ${path(2048)}`],
    ['price: 9.5', 'price: 10000'],
    ['kcal: 600', 'kcal: 20000'],
    ['name: Choose your rice', `name: ${x(120)}`],
    ['name: Pilau, price: 1.25', `name: ${x(120)}, price: 9995.99`],
    ['name: Soup, description: Warm., price: 5', 'name: Soup, description: Warm., price: 10000'],
  ];
  return replacements.reduce((yaml, [from, to]) => {
    expect(yaml, from).toContain(from);
    return yaml.replace(from, to);
  }, testRestaurantYaml('largest'));
}

test('everything at its limit is accepted and answered within the contract', async () => {
  const id = await backend.addRestaurant(largestYaml());
  const headers = { 'restaurant-id': id };
  const menu = await backend.call<components['schemas']['Menu']>('GET', `/restaurants/${id}/menu`);
  expect(menu.body.categories[0]?.items[1]?.price).toBe(10_000);
  expect((await backend.call('GET', `/restaurants/${id}/settings`)).status).toBe(200);
  expect((await backend.call('GET', '/restaurants/by-domain/largest.test')).status).toBe(200);
  expect((await backend.call('GET', '/promo-codes/public', { headers })).status).toBe(200);
  const session = await backend.signIn();
  for (const item of menu.body.categories[0]?.items.slice(0, 2) ?? []) {
    const selectedOptions = item.options.slice(0, 1).map(({ _id, choices }) => ({
      optionId: _id,
      choiceIds: choices.slice(1, 2).map((choice) => choice._id),
    }));
    const body = { menuItemId: item._id, quantity: 99, selectedOptions };
    expect((await backend.call('POST', '/restaurant-cart', { session, headers, body })).status).toBe(201);
  }
  // Gone from the menu, they are still in the cart, with the reason in words.
  await backend.app.pool.query('update menu_items set is_retired = true');
  const cart = await backend.call<components['schemas']['Cart']>('GET', '/restaurant-cart', {
    session,
    headers,
  });
  expect(cart.body.items.map(({ isAvailable }) => isAvailable)).toEqual([false, false]);
});

test('as many areas as there may be, each as large as it may be, are answered within the contract', async () => {
  const yaml = testRestaurantYaml('spacious').replace(
    / {2}deliveryTerms:.*/,
    `  areas: [${largestAreas.join(', ')}]`,
  );
  const id = await backend.addRestaurant(yaml);
  const { body } = await backend.call<components['schemas']['Settings']>(
    'GET',
    `/restaurants/${id}/settings`,
  );
  expect(body.deliveryAreas).toHaveLength(50);
  expect(body.deliveryAreas?.[49]).toMatchObject({ radiusKm: 500, fee: 10_000, minimumOrder: 10_000 });
});

test('a menu of more choices than one statement can write is imported, and again without a change', async () => {
  const choices = Array.from({ length: 50 }, (_, index) => `{ key: c${index}, name: C }`).join(', ');
  const options = Array.from(
    { length: 20 },
    (_, index) => `{ key: o${index}, name: O, choices: [${choices}] }`,
  ).join(', ');
  const dishes = Array.from(
    { length: 9 },
    (_, index) =>
      `      - { key: d${index}, name: D, description: Much., price: 1, options: [${options}] }\n`,
  ).join('');
  const yaml = testRestaurantYaml('vast') + dishes;
  const id = await backend.addRestaurant(yaml);
  const count = async () => {
    const { rows } = await backend.app.pool.query<{ choices: number }>(
      `select count(*)::int as choices from menu_choices c join menu_options o on o.id = c.option_id
        join menu_items i on i.id = o.menu_item_id where i.restaurant_id = $1 and not c.is_retired`,
      [id],
    );
    return rows[0]?.choices;
  };
  expect(await count()).toBe(9_005);
  const before = await backend.call('GET', `/restaurants/${id}/menu`);
  await backend.addRestaurant(yaml);
  expect((await backend.call('GET', `/restaurants/${id}/menu`)).headers.get('etag')).toBe(
    before.headers.get('etag'),
  );
});
