import { expect, test } from 'vitest';
import { readDishSearch } from '../menu/dish-search.ts';
import { readResultSearch } from './result-search.ts';

test.each(['success', 'failure'])('checkoutStatus=%s is understood', (checkoutStatus) => {
  expect(readResultSearch({ checkoutStatus })).toEqual({ checkoutStatus });
});

test.each([undefined, '', 'Success', 'ok', 1, null, ['success'], { success: true }])(
  'checkoutStatus=%j is ignored',
  (checkoutStatus) => {
    expect(readResultSearch({ checkoutStatus })).toEqual({});
  },
);

test('a dish is named by its id alone', () => {
  const dish = '64b0a1f2c3d4e5f601020304';
  expect(readDishSearch({ dish })).toEqual({ dish });
  for (const wrong of [undefined, 'x', dish.toUpperCase(), `${dish}0`, 7])
    expect(readDishSearch({ dish: wrong })).toEqual({});
});
