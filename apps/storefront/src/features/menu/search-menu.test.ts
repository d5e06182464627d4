import { createDishSearch, type MenuItemSummary, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { searchMenu, searchPageSize } from './search-menu.ts';

const dish = (name: string): MenuItemSummary => ({
  ...{ id: name, name, description: '', photoUrl: null, price: pence(500), isAvailable: true },
  ...{ dietary: [], heat: 0, kcal: null, hasOptions: false, priceFrom: pence(500), priceVaries: false },
});
const category = (id: string, items: readonly MenuItemSummary[]) => ({
  ...{ id, name: id, shortName: id, description: '', position: 0, items },
});
const curries = Array.from({ length: 100 }, (_, number) => dish(`Curry ${number}`));
const menu = {
  popular: ['Cola'],
  categories: [category('mains', curries), category('empty', []), category('drinks', [dish('Cola')])],
};
const find = createDishSearch(menu);

test('of many dishes a page is shown, and then more', () => {
  const first = searchMenu(menu, find, { q: 'curry' });
  expect([first.dishes.length, first.dishCount]).toEqual([searchPageSize, 100]);
  expect(searchMenu(menu, find, { q: 'curry' }, { limit: 96 }).dishes).toHaveLength(96);
  expect([first.suggestions, first.sections, first.popular]).toEqual([[], [], []]);
});

test('when nothing is found, what finds something is suggested, and the sections that have dishes', () => {
  expect(searchMenu(menu, find, { q: 'xylophone' })).toMatchObject({
    dishes: [],
    dishCount: 0,
    suggestions: ['Curry 0', 'Cola'],
    sections: [
      { name: 'mains', itemCount: 100 },
      { name: 'drinks', itemCount: 1 },
    ],
  });
});

test('before a search, what many order and every section', () => {
  const { dishes, popular, isPopularByOrders, sections } = searchMenu(menu, find, {});
  expect(dishes).toEqual([]);
  expect([popular.map(({ name }) => name), isPopularByOrders]).toEqual([['Cola'], true]);
  expect(sections.map(({ name }) => name)).toEqual(['mains', 'drinks']);
});

test('what is left out is not found, counted or called popular', () => {
  const passing = new Map([['Curry 7', null]]);
  const found = searchMenu(menu, find, { q: 'curry' }, { passing });
  expect([found.dishes.map(({ item }) => item.id), found.dishCount]).toEqual([['Curry 7'], 1]);
  expect(searchMenu(menu, find, {}, { passing }).popular).toEqual([]);
});

test('without words a diet lists all that passes, by the rule of the menu alone', () => {
  const passing = new Map([
    ['Curry 7', null],
    ['Cola', 'Only with ice'],
  ]);
  const found = searchMenu(menu, find, { diets: ['vegan'] }, { passing });
  expect(found.dishes.map(({ item }) => item.id)).toEqual(['Curry 7', 'Cola']);
  expect(searchMenu(menu, find, { q: 'cola', diets: ['vegan'] }, { passing }).dishCount).toBe(1);
});
