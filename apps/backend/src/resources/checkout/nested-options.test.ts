import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { importRestaurant } from '../../restaurant-file/import-restaurant.ts';
import { parseRestaurantFile } from '../../restaurant-file/parse.ts';
import { testFoundationId } from '../../testing/test-app.ts';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { ownerOf } from '../team/testing/team.ts';
import { fullPizza, withoutDips, withPizza } from './testing/pizza.ts';
import { type DishWish, type Shop, type Shopper, startShop } from './testing/shop.ts';

type Schemas = components['schemas'];

const yaml = withPizza(testRestaurantYaml());

let shop: Shop;
let shopper: Shopper;
beforeAll(async () => {
  shop = await startShop(yaml);
  shopper = await shop.newShopper();
});
afterAll(() => shop.close());

const readPizza = async () => {
  const { body } = await shop.call<Schemas['Menu']>('GET', `/restaurants/${shop.restaurantId}/menu`);
  const found = body.categories.flatMap(({ items }) => items).find(({ name }) => name === 'Pizza');
  if (found === undefined) throw new Error('The menu has no pizza.');
  return found;
};

const add = (choices: DishWish['choices'] = {}) => shopper.add({ dish: 'Pizza', choices });
const { choices: everything } = fullPizza;

test('the menu tells options of choices, pieces and price rules, and the least that a dish costs', async () => {
  const dish = await readPizza();
  expect(dish).toMatchObject({ price: 9, priceFrom: 11, priceVaries: true });
  const [size, halves, sides] = dish.options;
  expect(dish.options).toHaveLength(3);
  expect(size?.choices[0]).not.toHaveProperty('options');
  expect(size?.choices[1]?.options).toMatchObject([
    {
      name: 'Toppings',
      maxChoices: 4,
      included: 1,
      choices: [{ max: 2 }, { name: 'Olives' }, { name: 'No basil', price: -0.5 }],
    },
  ]);
  expect(halves).toMatchObject({ pricing: 'dearest', choices: [{ max: 2 }, {}] });
  expect(sides?.choices[0]?.options?.[0]?.choices[0]).toMatchObject({ name: 'No dip', isPreselected: true });
  const one = await shop.call<Schemas['MenuItemInCategory']>(
    'GET',
    `/restaurants/${shop.restaurantId}/menu-items/${dish._id}`,
  );
  expect(one.body.menuItem).toEqual(dish);
  const index = await shop.call<Schemas['MenuIndex']>('GET', `/restaurants/${shop.restaurantId}/menu-index`);
  expect(index.body.categories[0]?.items.find(({ name }) => name === 'Pizza')).toMatchObject({
    priceFrom: 11,
    priceVaries: true,
  });
  const choices = await shop.call<Schemas['MenuChoices']>(
    'GET',
    `/restaurants/${shop.restaurantId}/menu-choices`,
  );
  expect(choices.body.choices.map(({ name }) => name)).toEqual(expect.arrayContaining(['Aioli', 'Nduja']));
});

test.each([
  [
    'toppings of the large one for a small one',
    { ...everything, Size: ['Small'] },
    '“Toppings” belongs to a choice that you did not make.',
  ],
  [
    'three of what there may be two of',
    { ...everything, Toppings: ['Nduja', 'Nduja', 'Nduja'] },
    'Choose at most 2 of Nduja.',
  ],
  [
    'a side without its dip',
    { Size: ['Small'], 'Your two halves': ['Ham', 'Ham'], Sides: ['Fries'] },
    'Choose 1 for “Dip”.',
  ],
  ['one half', { Size: ['Small'], 'Your two halves': ['Ham'] }, 'Choose 2 for “Your two halves”.'],
])('the cart refuses %s', async (_, wanted, message) => {
  const { status, body } = await add(wanted);
  expect(status).toBe(400);
  expect(body).toMatchObject({ code: 'invalid_selection', message });
});

test('an order keeps the configuration with its pieces and prices, for the customer and for the board', async () => {
  const cart = await add(everything);
  // 9 + 4 + two nduja, the olives included, less the basil + the dearest half + two fries with a dip each.
  const price = 25.4;
  expect(cart.status).toBe(201);
  expect(cart.body.items).toMatchObject([{ unitPrice: price, isAvailable: true }]);
  expect(cart.body.items[0]?.menuItem.options).toEqual((await readPizza()).options);
  expect((await shopper.cart()).items).toEqual(cart.body.items);
  const { body } = await shopper.checkout();
  await shop.payOrder(body.orderId);
  for (const event of await shop.standIn.eventsOf(body.orderId)) await shop.sendEvent(event);
  const order = await shopper.order(body.orderId);
  const chosen = [
    {
      name: 'Size',
      choices: [
        {
          name: 'Large',
          price: 4,
          options: [
            {
              name: 'Toppings',
              choices: [
                { name: 'Nduja', count: 2, price: 3.6 },
                { name: 'Olives', price: 0 },
                { name: 'No basil', price: -0.5 },
              ],
            },
          ],
        },
      ],
    },
    {
      name: 'Your two halves',
      choices: [
        { name: 'Ham', price: 0 },
        { name: 'Fungi', price: 3.5 },
      ],
    },
    {
      name: 'Sides',
      choices: [
        {
          name: 'Fries',
          count: 2,
          price: 5,
          options: [{ name: 'Dip', choices: [{ name: 'Aioli', count: 2, price: 0.8 }] }],
        },
      ],
    },
  ];
  expect(order.items).toMatchObject([
    { unitPrice: price, allergens: { contains: ['celery', 'eggs', 'milk'], mayContain: [] } },
  ]);
  expect(order.items[0]?.options).toEqual(chosen);
  const owner = await ownerOf(shop, shop.restaurantId);
  const board = await owner.call<Schemas['CounterOrder']>('GET', `/orders/${body.orderId}`);
  const large = board.body.order.items[0]?.options[0]?.choices[0];
  expect(large?.options?.[0]?.choices[0]).toMatchObject({ name: 'Nduja', kitchenName: 'NDU', count: 2 });
  expect(large?.options?.[0]?.choices[0]?.choiceId).toMatch(/^[0-9a-f]{24}$/);
  const menu = await owner.call<Schemas['CounterMenu']>('GET', `/availability`);
  const onCounter = menu.body.categories.flatMap(({ items }) => items).find(({ name }) => name === 'Pizza');
  expect(onCounter?.options[0]?.choices[1]?.options).toMatchObject([
    { name: 'Toppings', choices: [{ name: 'Nduja' }, {}, {}] },
  ]);
});

test('a file read again changes nothing; an option that leaves its choice is retired and comes back under its id', async () => {
  const importAgain = (text: string) =>
    importRestaurant(shop.app.db, parseRestaurantFile(text, 'test.yaml').file, {
      foundationId: testFoundationId,
      resetsSettings: false,
    });
  const before = await readPizza();
  expect(await importAgain(yaml)).toMatchObject({ hasMenuChanged: false });
  await importAgain(withoutDips(yaml));
  expect((await readPizza()).options[2]?.choices[0]).not.toHaveProperty('options');
  await importAgain(yaml);
  expect(await readPizza()).toEqual(before);
});
