import { expect, test } from 'vitest';
import { readDishParam } from '../menu/dish-param.ts';
import { readSearchParams } from '../menu/search-params.ts';
import { readResultParam } from './result-param.ts';

test.each(['success', 'failure'])('checkoutStatus=%s is understood', (checkoutStatus) => {
  expect(readResultParam({ checkoutStatus })).toEqual({ checkoutStatus });
});

test.each([undefined, '', 'Success', 'ok', 1, null, ['success'], { success: true }])(
  'checkoutStatus=%j is ignored',
  (checkoutStatus) => {
    // By name, or the router would keep the raw value.
    expect(readResultParam({ checkoutStatus })).toStrictEqual({ checkoutStatus: undefined });
  },
);

test('a dish is named by its id alone', () => {
  const dish = '64b0a1f2c3d4e5f601020304';
  expect(readDishParam({ dish })).toEqual({ dish });
  for (const wrong of [undefined, 'x', dish.toUpperCase(), `${dish}0`, 7])
    expect(readDishParam({ dish: wrong })).toStrictEqual({ dish: undefined });
});

test('a search that cannot be meant is blank', () => {
  for (const [q, diets] of [
    [['a'], 'everything'],
    [{ a: 1 }, ['meat']],
    ['', []],
    [null, 7],
  ]) {
    const blank = { q: undefined, diets: undefined, dish: undefined };
    expect(readSearchParams({ q, diets, dish: 'none' })).toStrictEqual(blank);
  }
  expect(readSearchParams({ q: 7, diets: ['vegan'] })).toMatchObject({ q: '7', diets: ['vegan'] });
});
