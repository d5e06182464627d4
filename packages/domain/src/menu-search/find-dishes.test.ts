import { expect, test } from 'vitest';
import type { DietaryMark, Menu } from '../menu/menu.ts';
import { pence } from '../money/pence.ts';
import { findDishes } from './find-dishes.ts';

const dish = (name: string, description: string, dietary: readonly DietaryMark[] = []) => ({
  id: name,
  name,
  description,
  photoUrl: null,
  price: pence(500),
  isAvailable: true,
  allergens: null,
  dietary,
  heat: 0 as const,
  kcal: null,
  options: [],
});
const menu: Menu = {
  restaurantId: 'r',
  updatedAt: '',
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
  findDishes(menu, query, diets).map(({ name }) => name);

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
});
