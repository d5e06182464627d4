import { pence } from '@tiffin/domain';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';
import { createMenuItemCache } from './menu-item-cache.ts';
import { readCartWithin } from './read-cart.ts';

const now = new Date('2026-03-04T12:00:00Z');

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop();
  shopper = await shop.newShopper();
  await shopper.add(curry);
  await shopper.add({ dish: 'Soup', quantity: 3 });
});
afterAll(() => shop.close());

// Every way in which a dish can change, by any program that writes to the database.
const changes = [
  "update menu_items set price = price + 1 where name = 'Curry'",
  "update menu_items set is_available = not is_available where name = 'Soup'",
  "update menu_items set is_retired = not is_retired where name = 'Soup'",
  "update menu_items set name = name || '!' where name like 'Soup%' and length(name) < 50",
  "update menu_categories set is_retired = not is_retired where name = 'Mains'",
  "update menu_options set max_choices = 2 where name = 'Extras'",
  "update menu_options set is_retired = not is_retired where name = 'Extras'",
  "update menu_choices set price = price + 5 where name = 'Pilau'",
  "update menu_choices set is_available = not is_available where name = 'Naan'",
  "update menu_choices set is_retired = not is_retired where name = 'Raita'",
  "delete from menu_choices where name = 'Plain'",
  `insert into menu_choices (id, option_id, name, price, is_available, allergens, position, is_retired)
   select substr(md5(random()::text), 1, 24), id, 'New', 10, true, null, 9, false from menu_options where name = 'Extras'`,
];

test('remembered dishes never differ from those of the database, whatever changes', async () => {
  const { pool, db, readCart } = shop.app;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...changes), { maxLength: 3 }), async (statements) => {
      for (const statement of statements) await pool.query(statement);
      const remembered = await readCart(shopper.id, shop.restaurantId, now);
      expect(remembered).toEqual(
        await db.transaction((tx) => readCartWithin(tx, shopper.id, shop.restaurantId, now)),
      );
    }),
    { numRuns: 60 },
  );
});

test('a reader who comes late with an older version does not put it back', () => {
  const memory = createMenuItemCache();
  const dish = {
    id: 'd',
    name: 'Soup',
    photoUrl: null,
    isAvailable: true,
    allergens: null,
    dietary: [],
    categoryId: 'c',
    options: [],
  };
  const entry = (name: string) => ({ dish: { ...dish, name, price: pence(500) }, isRetired: false });
  memory.remember('r', 2, [entry('new')]);
  memory.remember('r', 1, [entry('old')]);
  expect(memory.find('r', 2, 'd')).toMatchObject({ dish: { name: 'new' } });
  expect(memory.find('r', 1, 'd')).toBeUndefined();
});

test('importing a menu again leaves its version, and what is remembered, as it is', async () => {
  const version = async () =>
    (await shop.app.pool.query('select menu_version from restaurants where id = $1', [shop.restaurantId]))
      .rows;
  await shop.addRestaurant(testRestaurantYaml());
  const before = await version();
  await shop.addRestaurant(testRestaurantYaml());
  expect(await version()).toEqual(before);
});
