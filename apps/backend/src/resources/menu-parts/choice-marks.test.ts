import type { components } from '@tiffin/api/schema';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testRestaurantYaml } from '../../testing/test-restaurant.ts';
import { curry, type Shop, startShop } from '../checkout/testing/shop.ts';

type Schemas = components['schemas'];

const yaml = testRestaurantYaml()
  .replace('dietary: [vegetarian]', 'dietary: [vegan, halal]')
  .replace('name: Plain,', 'name: Plain, dietary: [vegan], kcal: 200,')
  .replace('name: Pilau,', 'name: Pilau, dietary: [vegetarian, halal], kcal: 240,');

let shop: Shop;
beforeAll(async () => {
  shop = await startShop(yaml);
});
afterAll(() => shop.close());

const read = async <Body>(path: string) =>
  (await shop.call<Body>('GET', `/restaurants/${shop.restaurantId}/${path}`)).body;

test('a choice has its own marks and energy, and none that nobody stated', async () => {
  const { categories } = await read<Schemas['Menu']>('menu');
  const dish = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Curry');
  const choices = dish?.options.flatMap((option) => option.choices) ?? [];
  expect(choices.map(({ name, dietary, kcal }) => [name, dietary, kcal])).toEqual([
    ['Plain', ['vegan'], 200],
    ['Pilau', ['vegetarian', 'halal'], 240],
    ['Sold out', undefined, undefined],
    ['Naan', undefined, undefined],
    ['Raita', undefined, undefined],
  ]);
});

test('a card has the marks of every answer, and says what makes the dish vegan', async () => {
  const { categories } = await read<Schemas['MenuOverview']>('menu-overview');
  const card = categories.flatMap(({ items }) => items).find(({ name }) => name === 'Curry');
  expect(card).toMatchObject({
    dietary: ['vegetarian'],
    dietOption: { diet: 'vegan', words: 'with Plain' },
  });
});

test('an order keeps the marks of the dish as it was configured', async () => {
  const shopper = await shop.newShopper();
  const plain = { dish: 'Curry', quantity: 2, choices: { 'Choose your rice': ['Plain'] } };
  await shopper.add(plain);
  const vegan = await shopper.checkout();
  expect((await shopper.order(vegan.body.orderId)).items.map(({ dietary }) => dietary)).toEqual([['vegan']]);
  // The naan says nothing of itself.
  await shopper.add(curry);
  const both = await shopper.checkout();
  expect((await shopper.order(both.body.orderId)).items.map(({ dietary }) => dietary)).toEqual([
    ['vegan'],
    undefined,
  ]);
});
