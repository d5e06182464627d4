import { describe, expect, test } from 'vitest';
import type { DietaryMark } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-summary.ts';
import { pence } from '../money/pence.ts';
import { createDishSearch } from './dish-search.ts';

const dish = (name: string, description: string, dietary: readonly DietaryMark[] = []) => ({
  id: name,
  name,
  description,
  photoUrl: null,
  price: pence(500),
  priceFrom: pence(500),
  priceVaries: false,
  isAvailable: true,
  dietary,
  heat: 0 as const,
  kcal: null,
  hasOptions: false,
});
const menu: Pick<MenuIndex, 'categories'> = {
  categories: [
    {
      id: 'c',
      name: 'Grill',
      shortName: 'Grill',
      description: '',
      position: 0,
      items: [
        dish('Paneer tikka', 'Charred, with mint.', ['vegetarian']),
        dish('Dal makhani', 'Black lentils, slowly.', ['vegan']),
        dish('Crème brûlée', 'Burnt sugar.'),
      ],
    },
  ],
};
const names = (query: string, diets: readonly DietaryMark[] = []) =>
  createDishSearch(menu)(query, diets).map(({ name }) => name);

test.each([
  ['tikka', ['Paneer tikka']],
  ['TIKKA mint', ['Paneer tikka']],
  ['lentil', ['Dal makhani']],
  ['creme brulee', ['Crème brûlée']],
  ['tikka lentils', []],
  ['', []],
  ['tikak', ['Paneer tikka']],
  ['panner', ['Paneer tikka']],
  ['makahni', ['Dal makhani']],
  ['lentills', ['Dal makhani']],
  ['gril', ['Paneer tikka', 'Dal makhani', 'Crème brûlée']],
  ['mint paneer', ['Paneer tikka']],
  ['dog', []],
])('%j finds %j', (query, found) => {
  expect(names(query)).toEqual(found);
});

test('diets narrow the search, and vegan counts as vegetarian', () => {
  expect(names('', ['vegetarian'])).toEqual(['Paneer tikka', 'Dal makhani']);
  expect(names('', ['vegan'])).toEqual(['Dal makhani']);
  expect(names('tikka', ['vegan'])).toEqual([]);
  expect(names('', ['gluten_free'])).toEqual([]);
});

/** The dishes of a menu of two categories that a query finds, the best first. */
function ranked(query: string, ...dishes: readonly (readonly [name: string, description?: string])[]) {
  const items = dishes.map(([name, description = '']) => dish(name, description));
  const [category] = menu.categories;
  if (category === undefined) throw new Error('The menu has a category.');
  return createDishSearch({ categories: [{ ...category, items }] })(query, []).map(({ name }) => name);
}

describe('the best come first', () => {
  test('the name before the category, the category before the description', () => {
    expect(ranked('grill', ['Salad', 'From the grill'], ['Grill plate'])).toEqual(['Grill plate', 'Salad']);
    expect(ranked('mint', ['Lassi', 'With mint'], ['Mint tea'])).toEqual(['Mint tea', 'Lassi']);
    const [category] = menu.categories;
    if (category === undefined) throw new Error('The menu has a category.');
    const described = {
      ...category,
      id: 'd',
      name: 'Bread',
      shortName: 'Bread',
      items: [dish('Naan', 'Grill')],
    };
    const inCategory = { ...category, items: [dish('Seekh', '')] };
    const found = createDishSearch({ categories: [described, inCategory] })('grill', []);
    expect(found.map(({ name }) => name)).toEqual(['Seekh', 'Naan']);
  });

  test('the same word, then its beginning, a part of it, a mistyped word, a mistyped beginning', () => {
    expect(
      ranked('masala', ['Mesalabowl'], ['Masalaxy'], ['Garammasala'], ['Masalabowl'], ['Masala'], ['Mesala']),
    ).toEqual(['Masala', 'Masalaxy', 'Masalabowl', 'Garammasala', 'Mesala', 'Mesalabowl']);
  });

  test('by all words together, and equals as on the menu', () => {
    expect(ranked('hot tea', ['Tea', 'hot'], ['Hot tea'], ['Hot chai', 'tea'])).toEqual([
      'Hot tea',
      'Tea',
      'Hot chai',
    ]);
  });
});

describe('mistyped words', () => {
  test.each([
    ['three letters have to be right', 'nan', 'Non', false],
    ['four letters may hold one slip', 'nean', 'Naan', true],
    ['a letter may be missing', 'nans', 'Naans', true],
    ['seven letters hold no second one', 'vindolu', 'Vendoly', false],
    ['eight letters may hold two', 'vindaloo', 'Vendalou', true],
    ['eight letters hold no third one', 'vindaloo', 'Vendelou', false],
  ])('%s', (_, query, name, isFound) => {
    expect(ranked(query, [name])).toEqual(isFound ? [name] : []);
  });

  test.each([
    ['al', 'Dal', []],
    ['dal', 'Tadaldish', ['Tadaldish']],
  ])('%s within %s: from three letters', (query, name, found) => {
    expect(ranked(query, [name])).toEqual(found);
  });
});

test('words end at anything that is neither a letter nor a digit', () => {
  expect(ranked('7up', ['7Up'])).toEqual(['7Up']);
  expect(ranked('half', ['Chips (half-portion)'])).toEqual(['Chips (half-portion)']);
  expect(ranked(' - ', ['Chips'])).toEqual([]);
});
