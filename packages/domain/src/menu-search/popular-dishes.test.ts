import { expect, test } from 'vitest';
import type { MenuItemSummary } from '../menu/menu-summary.ts';
import { pence } from '../money/pence.ts';
import { popularDishes } from './popular-dishes.ts';

const dish = (id: string, isAvailable = true): MenuItemSummary => ({
  ...{ id, name: id, description: '', photoUrl: null, price: pence(500), isAvailable },
  ...{ dietary: [], heat: 0, kcal: null, hasOptions: false, priceFrom: pence(500), priceVaries: false },
});
const section = (id: string, items: readonly MenuItemSummary[]) => ({
  ...{ id, name: id, shortName: id, description: '', position: 0, items },
});
const categories = [
  section('grill', [dish('sold out', false), dish('tikka'), dish('lamb')]),
  section('empty', []),
  section('drinks', [dish('lassi'), dish('cola')]),
];
const shown = (popular: readonly string[]) => {
  const { dishes, isByOrders } = popularDishes({ categories, popular });
  return { names: dishes.map(({ name }) => name), isByOrders };
};

test('what many have ordered, in that order, as far as it is on sale', () => {
  expect(shown(['cola', 'gone', 'sold out', 'lamb'])).toEqual({ names: ['cola', 'lamb'], isByOrders: true });
});

test('else the first of each section', () => {
  expect(shown([])).toEqual({ names: ['tikka', 'lassi'], isByOrders: false });
  expect(shown(['gone'])).toEqual({ names: ['tikka', 'lassi'], isByOrders: false });
});

test('six at most', () => {
  const many = Array.from({ length: 9 }, (_, number) => section(`${number}`, [dish(`${number}`)]));
  expect(popularDishes({ categories: many, popular: [] }).dishes).toHaveLength(6);
});
