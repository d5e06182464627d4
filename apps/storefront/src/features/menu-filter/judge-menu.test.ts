import { type FilterableDish, type MenuItemSummary, noFilter, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { judgeMenu } from './judge-menu.ts';

const item = (id: string): MenuItemSummary => ({
  ...{ id, name: id, description: '', photoUrl: null, price: pence(500), isAvailable: true },
  ...{ dietary: [], heat: 0, kcal: null, hasOptions: false, priceFrom: pence(500), priceVaries: false },
});
const category = (id: string, ...items: readonly MenuItemSummary[]) => ({
  ...{ id, name: id, shortName: id, description: '', position: 0, items },
});
const plain: FilterableDish = { allergens: { contains: [], mayContain: [] }, dietary: [], options: [] };
const milky = { contains: ['milk'], mayContain: [] } as const;
const bread = {
  ...{ name: 'Bread', minChoices: 1 },
  choices: [
    { name: 'Naan', isAvailable: true, allergens: milky },
    { name: 'Roti', isAvailable: true, allergens: { contains: [], mayContain: [] } },
  ],
};
const same = { restaurantId: 'r', version: 'v' };
const index = {
  ...{ ...same, updatedAt: '', popular: [] },
  categories: [
    category('mains', item('curry'), item('pie')),
    category('drinks', item('lassi'), item('water')),
  ],
};
const choices = {
  ...{ ...same, choices: [] },
  dishes: [
    { ...plain, options: [bread] },
    { ...plain, allergens: null },
    { ...plain, allergens: milky },
    plain,
  ],
};

test('dishes are judged at their places in the index, across its categories', () => {
  const { total, passing, categories } = judgeMenu(index, choices, { ...noFilter, allergens: ['milk'] });
  expect(total).toBe(4);
  expect([...passing]).toEqual([
    ['curry', 'Only with Roti'],
    ['water', null],
  ]);
  expect(categories.map(({ items }) => items.map(({ id }) => id))).toEqual([['curry'], ['water']]);
});
