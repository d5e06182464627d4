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
  categories: [category('mains', curries), category('empty', []), category('drinks', [dish('Cola')])],
};
const find = createDishSearch(menu);

test('of many dishes a page is shown, and then more', () => {
  const first = searchMenu(menu, find, { q: 'curry' });
  expect([first.items.length, first.itemCount]).toEqual([searchPageSize, 100]);
  expect(searchMenu(menu, find, { q: 'curry' }, 96).items).toHaveLength(96);
});

test('what finds something is suggested: the first dish of each section that has one', () => {
  expect(searchMenu(menu, find, { q: 'xylophone' })).toEqual({
    items: [],
    itemCount: 0,
    suggestions: ['Curry 0', 'Cola'],
  });
});
