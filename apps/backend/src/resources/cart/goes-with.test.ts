import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRestaurant } from '../../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../../restaurant-file/parse.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, type Shopper, startShop } from '../checkout/testing/shop.ts';

const withCompanions = (keys: string) =>
  testRestaurantYaml().replace('        kcal: 600\n', `        kcal: 600\n        goesWith: [${keys}]\n`);

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop(withCompanions('soup, curry, nowhere'));
  shopper = await shop.newShopper();
});
afterAll(() => shop.close());

const importMenu = (text: string) =>
  importRestaurant(shop.app.db, parseRestaurantFile(text, 'test.yaml').file, {
    foundationId: testFoundationId,
    resetsSettings: false,
  });
const companionsInCart = async () => (await shopper.cart()).items.map(({ menuItem }) => menuItem.goesWith);
const idOf = (dish: string) => shop.payload({ dish }).menuItemId;

test('the lines of a cart name the dishes that go with theirs, as the last import has them', async () => {
  const { body } = await shopper.add(curry);
  expect(body.items.map(({ menuItem }) => menuItem.goesWith)).toEqual([[idOf('Soup')]]);
  await shopper.add({ dish: 'Soup' });
  expect(await companionsInCart()).toEqual([[idOf('Soup')], undefined]);

  // A later file, another order; and the same once more, which changes nothing.
  const next = withCompanions('cola, soup, special');
  expect(await importMenu(next)).toMatchObject({ hasMenuChanged: true });
  const later = [[idOf('Cola'), idOf('Soup'), idOf('Special')], undefined];
  expect(await companionsInCart()).toEqual(later);
  expect(await importMenu(next)).toMatchObject({ hasMenuChanged: false });
  expect(await companionsInCart()).toEqual(later);

  await importMenu(testRestaurantYaml());
  expect(await companionsInCart()).toEqual([undefined, undefined]);
});

test('nothing is in the cart that nobody has put there', async () => {
  await importMenu(withCompanions('soup, cola'));
  const other = await shop.newShopper();
  await other.add(curry);
  expect((await other.cart()).items.map(({ menuItem }) => menuItem.name)).toEqual(['Curry']);
});
