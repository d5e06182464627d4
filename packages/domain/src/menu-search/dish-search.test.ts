import { describe, expect, test } from 'vitest';
import type { DietaryMark } from '../menu/menu.ts';
import type { MenuIndex } from '../menu/menu-summary.ts';
import { pence } from '../money/pence.ts';
import { createDishSearch, prepareChoices } from './dish-search.ts';

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
  createDishSearch(menu)(query, diets).dishes.map(({ item }) => item.name);

test.each([
  ['tikka', ['Paneer tikka']],
  ['TIKKA mint', ['Paneer tikka']],
  ['lentil', ['Dal makhani']],
  ['creme brulee', ['Crème brûlée']],
  ['tikka lentils', ['Paneer tikka', 'Dal makhani']],
  ['tikka xylophone', ['Paneer tikka']],
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

test('a dish that can be chosen for a diet is found for it', () => {
  const [category] = menu.categories;
  const karahi = { ...dish('Karahi', ''), dietOption: { diet: 'vegan', words: 'with Roti' } as const };
  const search = createDishSearch({ categories: category ? [{ ...category, items: [karahi] }] : [] });
  const found = (...diets: DietaryMark[]) => search('', diets).dishes.length;
  expect([found('vegan'), found('vegetarian'), found('halal'), found('vegan', 'halal')]).toEqual([
    1, 1, 0, 0,
  ]);
});

/** The dishes of a menu of two categories that a query finds, the best first. */
function ranked(query: string, ...dishes: readonly (readonly [name: string, description?: string])[]) {
  const items = dishes.map(([name, description = '']) => dish(name, description));
  const [category] = menu.categories;
  if (category === undefined) throw new Error('The menu has a category.');
  return createDishSearch({ categories: [{ ...category, items }] })(query, []).dishes.map(
    ({ item }) => item.name,
  );
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
    const { dishes } = createDishSearch({ categories: [described, inCategory] })('grill', []);
    expect(dishes.map(({ item }) => item.name)).toEqual(['Seekh', 'Naan']);
  });

  test('the same word before its beginning', () => {
    expect(ranked('masala', ['Masalaxy'], ['Garammasala'], ['Masala'], ['Mesala'])).toEqual([
      'Masala',
      'Masalaxy',
    ]);
  });

  test('where the menu has neither, a part of a word; where it has no such part, a mistyped one', () => {
    expect(ranked('masala', ['Mesala'], ['Garammasala'])).toEqual(['Garammasala']);
    expect(ranked('masala', ['Mesalabowl'], ['Mesala'])).toEqual(['Mesala', 'Mesalabowl']);
  });

  test('all words together, and equals as on the menu', () => {
    expect(ranked('hot pie', ['Pie', 'hot'], ['Hot pie'], ['Hot bun', 'pie'], ['Pie'])).toEqual([
      'Hot pie',
      'Pie',
      'Hot bun',
    ]);
  });
});

describe('mistyped words', () => {
  test.each([
    ['of three letters none may be wrong', 'nun', 'Non', false],
    ['of three letters one may be missing', 'bla', 'Blua', true],
    ['of three letters two may be swapped', 'bal', 'Bla', true],
    ['four letters may hold one slip', 'nean', 'Naan', true],
    ['a letter may be missing', 'nans', 'Naans', true],
    ['seven letters hold no second one', 'vindolu', 'Vendoly', false],
    ['eight letters may hold two', 'vindaloo', 'Vendalou', true],
    ['eight letters hold no third one', 'vindaloo', 'Vendelou', false],
  ])('%s', (_, query, name, isFound) => {
    expect(ranked(query, [name])).toEqual(isFound ? [name] : []);
  });

  test.each([
    ['dat', 'Tadatdish', []],
    ['dall', 'Tadalldish', ['Tadalldish']],
  ])('%s within %s: from four letters', (query, name, found) => {
    expect(ranked(query, [name])).toEqual(found);
  });
});

test('words end at anything that is neither a letter nor a digit', () => {
  expect(ranked('7up', ['7Up'])).toEqual(['7Up']);
  expect(ranked('half', ['Chips (half-portion)'])).toEqual(['Chips (half-portion)']);
  expect(ranked(' - ', ['Chips'])).toEqual([]);
});

describe('words of diets', () => {
  test('narrow the search instead of matching by spelling', () => {
    expect(names('vegan dal')).toEqual(['Dal makhani']);
    expect(names('vegan tikka')).toEqual([]);
    expect(createDishSearch(menu)('veggie food', ['gluten_free']).diets).toEqual([
      'gluten_free',
      'vegetarian',
    ]);
  });
});

describe('choices', () => {
  const choices = prepareChoices({
    choices: [
      { name: 'Chicken tikka', dishes: [1] },
      { name: 'Burnt lemon', dishes: [0, 1] },
    ],
  });
  const found = (query: string) =>
    createDishSearch(menu)(query, [], choices).dishes.map(({ item, choice, missing }) => [
      item.name,
      choice,
      ...missing,
    ]);

  test('count for the words that the dish itself does not have', () => {
    expect(found('tikka')).toEqual([
      ['Paneer tikka', null],
      ['Dal makhani', 'Chicken tikka'],
    ]);
    expect(found('dal with burnt lemon')).toEqual([['Dal makhani', 'Burnt lemon']]);
  });

  test('one choice has to have all of them: two are not one dish', () => {
    expect(found('chicken lemon')).toEqual([
      ['Paneer tikka', 'Burnt lemon', 'chicken'],
      ['Dal makhani', 'Chicken tikka', 'lemon'],
    ]);
  });
});

test('what is left out is not found by its name, and asking for it is no search', () => {
  expect(ranked('egg', ['Kulfi', 'Milk, no eggs'], ['Fried egg'])).toEqual(['Fried egg']);
  for (const query of ['nut free', 'without nuts', 'nut allergy', 'eggless']) {
    expect(createDishSearch(menu)(query, [])).toMatchObject({ dishes: [], allergens: 'question' });
  }
  // Neither a part of a word nor a mistyped one: "coconut" holds no nuts.
  expect(ranked('peanut', ['Peanuts'], ['Peanat'])).toEqual(['Peanuts']);
  expect(ranked('fish', ['Selfishness'])).toEqual([]);
});
