import { expect, test } from 'vitest';
import { deserialize, serialize } from './page-data.ts';

test('data arrive as they were, and their text is made once', () => {
  let reads = 0;
  const menu = {
    categories: [{ name: '</script> & "Naan"\u2028', price: 250, photo: null }],
    get updatedAt() {
      reads += 1;
      return '2026-11-20';
    },
  };
  expect(deserialize(serialize(menu))).toEqual({ categories: menu.categories, updatedAt: '2026-11-20' });
  serialize(menu);
  expect(reads).toBe(1);
});
