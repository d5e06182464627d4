import { expect, test } from 'vitest';
import { homeDishCount } from './home-dish-count.ts';

test.each([
  [1, 4],
  [10, 4],
  [11, 2],
  [60, 2],
])('a menu of %i categories shows %i dishes of each on the home page', (categories, count) => {
  expect(homeDishCount(categories)).toBe(count);
});
