import { expect, test } from 'vitest';
import { itemBlockers } from './item-blockers.ts';

const roll = {
  ...{ id: 'a', quantity: 1, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } },
  menuItem: { id: 'roll', name: 'Lunch roll' },
};
const kulfi = {
  id: 'b',
  quantity: 1,
  menuItem: { id: 'kulfi', name: 'Mango kulfi', modes: ['collection' as const] },
};
const thali = { id: 'c', quantity: 1, menuItem: { id: 'thali', name: 'Thali', maxPerOrder: 2 } };

test('each kind is reported once, of the first dish, with the lines of all', () => {
  const many = [roll, { ...roll, id: 'a2' }, kulfi, { ...thali, quantity: 2 }, { ...thali, id: 'c2' }];
  expect(itemBlockers(many, 'delivery')).toEqual([
    {
      code: 'item_not_now',
      message: 'Lunch roll is not sold now: tomorrow from 12:00. Remove it to continue.',
      itemIds: ['a', 'a2'],
    },
    {
      code: 'item_not_in_mode',
      message: 'Mango kulfi is only for collection. Remove it, or choose collection.',
      itemIds: ['b'],
    },
    { code: 'item_over_limit', message: 'At most 2 of Thali go into one order.', itemIds: ['c', 'c2'] },
  ]);
});

test('what is sold now, in this mode and not too often blocks nothing', () => {
  const sold = { ...roll, saleNote: { isSold: true, text: 'Lunch, until 14:30' } };
  expect(itemBlockers([sold, kulfi, thali, { ...thali, id: 'c2' }], 'collection')).toEqual([]);
});
