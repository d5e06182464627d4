import { expect, test } from 'vitest';
import { readDishSearch } from '../menu/dish-search.ts';
import { readMenuSearch } from '../menu/menu-search.ts';
import { readResultSearch } from './result-search.ts';

test.each(['success', 'failure'])('checkoutStatus=%s is understood', (checkoutStatus) => {
  expect(readResultSearch({ checkoutStatus })).toEqual({ checkoutStatus });
});

test.each([undefined, '', 'Success', 'ok', 1, null, ['success'], { success: true }])(
  'checkoutStatus=%j is ignored',
  (checkoutStatus) => {
    // By name, or the router would keep the raw value.
    expect(readResultSearch({ checkoutStatus })).toStrictEqual({ checkoutStatus: undefined });
  },
);

test('a dish is named by its id alone', () => {
  const dish = '64b0a1f2c3d4e5f601020304';
  expect(readDishSearch({ dish })).toEqual({ dish });
  for (const wrong of [undefined, 'x', dish.toUpperCase(), `${dish}0`, 7])
    expect(readDishSearch({ dish: wrong })).toStrictEqual({ dish: undefined });
});

test('a search that cannot be meant is blank', () => {
  for (const [q, diets] of [
    [['a'], 'everything'],
    [{ a: 1 }, ['meat']],
    ['', []],
    [null, 7],
  ]) {
    const blank = { q: undefined, diets: undefined, dish: undefined };
    expect(readMenuSearch({ q, diets, dish: 'none' })).toStrictEqual(blank);
  }
  expect(readMenuSearch({ q: 7, diets: ['vegan'] })).toMatchObject({ q: '7', diets: ['vegan'] });
});
