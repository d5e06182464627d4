import type { components } from '@tiffin/api/schema';
import { penceFromPounds, priceRange } from '@tiffin/domain';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';

type Schemas = components['schemas'];

const noon = new Date('2026-03-04T12:00:00Z');
// Both categories have more dishes than an overview shows.
const dishesAt = (prices: Readonly<Record<string, number>>) =>
  Object.entries(prices)
    .map(([key, price]) => `      - { key: ${key}, name: ${key}, description: More., price: ${price} }\n`)
    .join('');
const moreMains = dishesAt({ pie: 8, roast: 8, stew: 8, bake: 8 });
const moreDrinks = dishesAt({ tonic: 2, juice: 2, wine: 9, cocktail: 9 });
const yaml = testRestaurantYaml().replace('  - key: drinks\n', `${moreMains}  - key: drinks\n`) + moreDrinks;

let backend: TestApp;
let clock = noon;
let restaurantId: string;
let otherId: string;
beforeAll(async () => {
  backend = await startTestApp(() => ({ clock: { now: () => clock } }));
  restaurantId = await backend.addRestaurant(yaml);
  otherId = await backend.addRestaurant(testRestaurantYaml('other'));
});
afterAll(() => backend.close());
beforeEach(() => {
  clock = noon;
});

const read = async <Body>(path: string, id = restaurantId) =>
  (await backend.call<Body>('GET', `/restaurants/${id}/${path}`)).body;
const run = (statement: string) => backend.app.pool.query(statement);
const dishIdOf = async (name: string, id = restaurantId) => {
  const { categories } = await read<Schemas['Menu']>('menu', id);
  return categories.flatMap(({ items }) => items).find((item) => item.name === name)?._id ?? '';
};
const markSoldOut = async (name: string, until: Date | null) =>
  backend.app.pool.query(
    `insert into sold_outs (restaurant_id, kind, target_id, until) values ($1, 'dish', $2, $3)`,
    [restaurantId, await dishIdOf(name), until],
  );

/** What a filter reads of an option. */
const filterable = ({ name, minChoices, choices }: Schemas['MenuOption']): Schemas['FilterableOption'] => ({
  name,
  minChoices,
  choices: choices.map(({ _id, price, kcal, isAlcohol, options, ...choice }) => ({
    ...choice,
    ...(options && { options: options.map(filterable) }),
  })),
});

/** What the parts have to be, worked out from the whole menu. */
function partsOf(menu: Schemas['Menu']) {
  const leading = menu.categories.find(({ items }) => items.length > 0);
  const summaries = (items: readonly Schemas['MenuItem'][]) =>
    items.map(({ allergens: _allergens, options, ...item }) => ({ ...item, hasOptions: options.length > 0 }));
  const listings = menu.categories.map((category) => ({ ...category, items: summaries(category.items) }));
  return {
    overview: {
      ...menu,
      priceRange: priceRange(
        listings.flatMap(({ items }) =>
          items.map((item) => ({ priceFrom: penceFromPounds(item.priceFrom) })),
        ),
      ),
      categories: listings.map(({ items, ...category }) => ({
        ...category,
        itemCount: items.length,
        items: items.slice(0, category._id === leading?._id ? 5 : 4),
      })),
    },
    index: { ...menu, popular: [], categories: listings },
    choices: [
      ...Map.groupBy(
        menu.categories
          .flatMap(({ items }) => items)
          .flatMap(({ options }, position) =>
            options
              .flatMap(({ choices }) => choices)
              .filter(({ isAvailable }) => isAvailable)
              .map(({ name }) => ({ name, position })),
          ),
        ({ name }) => name,
      ),
    ].map(([name, offers]) => ({ name, dishes: [...new Set(offers.map(({ position }) => position))] })),
    filterable: menu.categories
      .flatMap(({ items }) => items)
      .map(({ allergens, dietary, options }) => ({ allergens, dietary, options: options.map(filterable) })),
    listings,
    dishes: menu.categories.flatMap(({ _id, items }) =>
      items.map((menuItem) => ({ categoryId: _id, menuItem })),
    ),
  };
}

async function expectPartsOfMenu(): Promise<void> {
  const parts = partsOf(await read<Schemas['Menu']>('menu'));
  const { version, ...index } = await read<Schemas['MenuIndex']>('menu-index');
  expect(index).toEqual(parts.index);
  const choices = await read<Schemas['MenuChoices']>('menu-choices');
  expect(choices.version).toBe(version);
  const byName = (a: { name: string }, b: { name: string }) => (a.name < b.name ? -1 : 1);
  expect(choices.choices.toSorted(byName)).toEqual(parts.choices.toSorted(byName));
  expect(choices.dishes).toEqual(parts.filterable);
  expect(await read('menu-overview')).toEqual(parts.overview);
  for (const listing of parts.listings) {
    expect(await read(`menu-categories/${listing._id}`)).toEqual(listing);
  }
  for (const dish of parts.dishes) expect(await read(`menu-items/${dish.menuItem._id}`)).toEqual(dish);
}

test('an overview counts all dishes of a category, carries the first ones and says how dear all are', async () => {
  const { categories, priceRange: range } = await read<Schemas['MenuOverview']>('menu-overview');
  expect(categories.map(({ name, itemCount, items }) => [name, itemCount, items.length])).toEqual([
    ['Mains', 7, 5],
    ['Soft drinks', 5, 4],
  ]);
  expect(range).toBe('££');
  const price = { price: 9.5, priceFrom: 9.5, priceVaries: true };
  expect(categories[0]?.items[0]).toMatchObject({ name: 'Curry', ...price, hasOptions: true });
  expect(categories[0]?.items[1]).toMatchObject({ name: 'Soup', hasOptions: false });
});

describe('each part is the same as in the whole menu', () => {
  test('as it was imported', expectPartsOfMenu);

  // Every way in which a menu changes, by any program that writes to the database. Each is one more than before.
  test.each([
    ['a dish is retired', "update menu_items set is_retired = true where name = 'Soup'"],
    ['a dish is hidden by the file', "update menu_items set is_available = false where name = 'pie'"],
    [
      'dishes get so cheap, two of them after the fifth, that the menu falls a band',
      "update menu_items set price = 1 where name in ('stew', 'bake', 'roast')",
    ],
    ['a price changes', "update menu_items set price = price + 5 where name = 'Curry'"],
    ['dishes change places', "update menu_items set position = 90 where name = 'Curry'"],
    ['a choice is gone', "update menu_choices set is_available = false where name = 'Naan'"],
    ['a choice is retired', "update menu_choices set is_retired = true where name = 'Raita'"],
    ['one of the options is retired', "update menu_options set is_retired = true where name = 'Extras'"],
    ['the last option is retired', "update menu_options set is_retired = true where name like 'Choose%'"],
    [
      'the first category is empty',
      `update menu_items set is_retired = true
        where category_id in (select id from menu_categories where name = 'Mains')`,
    ],
    [
      'a category is retired with its dishes still in it',
      "update menu_categories set is_retired = true where short_name = 'Drinks'",
    ],
  ])('once %s', async (_, statement) => {
    // The test before has read every part, so that the server remembers them.
    await run(statement);
    await expectPartsOfMenu();
  });

  test('once it is imported again', async () => {
    await backend.addRestaurant(yaml);
    await expectPartsOfMenu();
    expect((await read<Schemas['MenuOverview']>('menu-overview')).categories[0]?.itemCount).toBe(7);
  });
});

test('what is sold out is so in every part, until its end', async () => {
  const [dish, until] = [await dishIdOf('stew'), new Date('2026-03-04T18:00:00Z')];
  const availability = async () => {
    const { categories } = await read<Schemas['MenuIndex']>('menu-index');
    const { menuItem } = await read<Schemas['MenuItemInCategory']>(`menu-items/${dish}`);
    const listing = await read<Schemas['MenuCategoryListing']>(`menu-categories/${categories[0]?._id}`);
    const shown = [
      categories[0]?.items.find(({ _id }) => _id === dish),
      menuItem,
      listing.items.find(({ _id }) => _id === dish),
    ];
    return shown.map((each) => each?.isAvailable);
  };
  expect(await availability()).toEqual([true, true, true]);
  await markSoldOut('stew', until);
  expect(await availability()).toEqual([false, false, false]);
  await expectPartsOfMenu();
  // Nothing runs at the end: the clock alone must make what is remembered stale.
  clock = until;
  expect(await availability()).toEqual([true, true, true]);
  await run('delete from sold_outs');
});

describe('what a dish costs at least', () => {
  const shown = async () => {
    const { categories } = await read<Schemas['MenuIndex']>('menu-index');
    const dish = await dishIdOf('Curry');
    const lists = [
      categories[0],
      (await read<Schemas['MenuOverview']>('menu-overview')).categories[0],
      await read<Schemas['MenuCategoryListing']>(`menu-categories/${categories[0]?._id}`),
    ].map((list) => list?.items.find(({ _id }) => _id === dish));
    const { menuItem } = await read<Schemas['MenuItemInCategory']>(`menu-items/${dish}`);
    const prices = [...lists, menuItem].map((item) => JSON.stringify([item?.priceFrom, item?.priceVaries]));
    // The same on every page.
    expect(new Set(prices).size).toBe(1);
    return prices[0];
  };
  const choiceIdOf = async (name: string) => {
    const { categories } = await read<Schemas['Menu']>('menu');
    const choices = categories.flatMap(({ items }) =>
      items.flatMap(({ options }) => options.flatMap((option) => option.choices)),
    );
    return choices.find((choice) => choice.name === name)?._id ?? '';
  };
  const sellOut = async (name: string, until: Date | null) =>
    backend.app.pool.query(
      `insert into sold_outs (restaurant_id, kind, target_id, until) values ($1, 'choice', $2, $3)`,
      [restaurantId, await choiceIdOf(name), until],
    );

  test('is priced by its required choices that are on sale, in every part and at every moment', async () => {
    await backend.addRestaurant(
      yaml.replace('price: 9.5', 'price: 0').replace('name: Plain,', 'name: Plain, price: 9.5,'),
    );
    expect(await shown()).toBe('[1.25,true]');
    await run("update menu_choices set price = 1050 where name = 'Pilau'");
    expect(await shown()).toBe('[9.5,true]');
    const until = new Date('2026-03-04T18:00:00Z');
    await sellOut('Plain', until);
    expect(await shown()).toBe('[10.5,false]');
    await sellOut('Pilau', null);
    // None is on sale: all of them count, and the one that the file hides costs nothing.
    expect(await shown()).toBe('[0,true]');
    clock = until;
    expect(await shown()).toBe('[9.5,false]');
    await expectPartsOfMenu();
    await run('delete from sold_outs');
    await backend.addRestaurant(yaml);
  });
});

test('a choice that is sold out is not searched for', async () => {
  const names = async () =>
    (await read<Schemas['MenuChoices']>('menu-choices')).choices.map(({ name }) => name);
  expect(await names()).toContain('Naan');
  await run(
    `insert into sold_outs (restaurant_id, kind, target_id) select i.restaurant_id, 'choice', c.id
     from menu_choices c join menu_options o on o.id = c.option_id join menu_items i on i.id = o.menu_item_id
     where c.name = 'Naan'`,
  );
  expect(await names()).not.toContain('Naan');
  await run('delete from sold_outs');
});

describe('copies that caches hold', () => {
  const paths = async () => {
    const { categories } = await read<Schemas['Menu']>('menu');
    const [category] = categories;
    return [
      'menu-overview',
      'menu-index',
      'menu-choices',
      `menu-categories/${category?._id}`,
      `menu-items/${await dishIdOf('Soup')}`,
    ];
  };
  const etags = async () =>
    Promise.all(
      (await paths()).map(async (path) => {
        const { headers } = await backend.call('GET', `/restaurants/${restaurantId}/${path}`);
        return { path, etag: headers.get('etag') ?? '' };
      }),
    );
  const statuses = (copies: readonly { path: string; etag: string }[]) =>
    Promise.all(
      copies.map(async ({ path, etag }) => {
        const call = { headers: { 'if-none-match': etag } };
        return (await backend.call('GET', `/restaurants/${restaurantId}/${path}`, call)).status;
      }),
    );

  test('hold while nothing changes', async () => {
    expect(await statuses(await etags())).toEqual([304, 304, 304, 304, 304]);
  });

  test('are stale once a dish in them is sold out, and once another menu is imported', async () => {
    const before = await etags();
    await markSoldOut('Soup', null);
    expect(await statuses(before)).toEqual([200, 200, 200, 200, 200]);
    await run('delete from sold_outs');
    const again = await etags();
    await backend.addRestaurant(
      yaml.replace('name: Soup, description: Warm.', 'name: Soup, description: Hot.'),
    );
    expect(await statuses(again)).toEqual([200, 200, 200, 200, 200]);
  });

  test('the index names the version that it is of', async () => {
    const versions = async () => [
      (await read<Schemas['MenuIndex']>('menu-index')).version,
      (await read<Schemas['RestaurantVersion']>('version')).version,
    ];
    const [first, restaurant] = await versions();
    expect(first).toBe(restaurant);
    await markSoldOut('Soup', null);
    const [second, restaurantThen] = await versions();
    expect(second).toBe(restaurantThen);
    expect(second).not.toBe(first);
    await run('delete from sold_outs');
  });
});

describe('not found', () => {
  const status = async (path: string, id = restaurantId) =>
    (await backend.call('GET', `/restaurants/${id}/${path}`)).status;

  test('the category and the dish of another restaurant', async () => {
    await backend.addRestaurant(testRestaurantYaml('other'));
    const other = await read<Schemas['Menu']>('menu', otherId);
    const [category] = other.categories;
    expect(await status(`menu-categories/${category?._id}`, otherId)).toBe(200);
    expect(await status(`menu-categories/${category?._id}`)).toBe(404);
    expect(await status(`menu-items/${category?.items[0]?._id}`, otherId)).toBe(200);
    expect(await status(`menu-items/${category?.items[0]?._id}`)).toBe(404);
  });

  test('what has left the menu, though it was just read', async () => {
    const [category, dish] = [
      (await read<Schemas['Menu']>('menu')).categories[1]?._id,
      await dishIdOf('Cola'),
    ];
    expect([await status(`menu-categories/${category}`), await status(`menu-items/${dish}`)]).toEqual([
      200, 200,
    ]);
    await run("update menu_categories set is_retired = true where short_name = 'Drinks'");
    expect([await status(`menu-categories/${category}`), await status(`menu-items/${dish}`)]).toEqual([
      404, 404,
    ]);
    await backend.addRestaurant(yaml);
  });

  test('the parts of an unknown restaurant', async () => {
    const unknown = '000000000000000000000000';
    const parts = [
      'menu-overview',
      'menu-index',
      'menu-choices',
      `menu-categories/${unknown}`,
      `menu-items/${unknown}`,
    ];
    expect(await Promise.all(parts.map((part) => status(part, unknown)))).toEqual([404, 404, 404, 404, 404]);
    expect(await Promise.all(parts.map((part) => status(part, 'NOT-AN-ID')))).toEqual([
      400, 400, 400, 400, 400,
    ]);
  });
});
