import { expect, test } from 'vitest';
import { grillCategory, saffronMenu, tikkaDish } from '../../private/fixtures/saffron-menu.ts';
import { mastheadPictures } from './masthead-pictures.ts';

test('the first picture of each section comes first', () => {
  expect(mastheadPictures(saffronMenu)).toEqual(
    saffronMenu.categories.map(({ items }) => items.find(({ photoUrl }) => photoUrl !== null)?.photoUrl),
  );
});

test('a single section fills all four places', () => {
  const pictures = mastheadPictures({ categories: [grillCategory] });
  expect(pictures).toHaveLength(4);
  expect(pictures[0]).toBe(tikkaDish.photoUrl);
});

test('a menu without pictures has none', () => {
  const items = grillCategory.items.map((item) => ({ ...item, photoUrl: null }));
  expect(mastheadPictures({ categories: [{ ...grillCategory, items }] })).toEqual([]);
});

test('the same picture never stands twice', () => {
  const items = grillCategory.items.map((item) => ({ ...item, photoUrl: '/dishes/one.webp' }));
  expect(mastheadPictures({ categories: [{ ...grillCategory, items }] })).toEqual(['/dishes/one.webp']);
});

test("the restaurant's own picture comes first, once", () => {
  const own = '/pictures/0a/640.webp';
  const pictures = mastheadPictures(saffronMenu, own);
  expect([pictures[0], pictures.length]).toEqual([own, 4]);
  expect(mastheadPictures(saffronMenu, tikkaDish.photoUrl ?? '')).toEqual(mastheadPictures(saffronMenu));
});
