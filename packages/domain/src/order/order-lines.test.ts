import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { allDay } from './all-day.ts';
import { kitchenLines } from './kitchen-lines.ts';
import type { OrderItem } from './order.ts';
import { orderLines } from './order-lines.ts';
import { orderParts } from './order-parts.ts';

const deal: OrderItem = {
  id: 'line',
  menuItemId: 'deal',
  name: 'Meal deal',
  photoUrl: null,
  quantity: 2,
  unitPrice: pence(1280),
  totalPrice: pence(2560),
  allergens: null,
  options: [
    {
      name: 'Sides',
      choices: [
        {
          choiceId: 'fries',
          name: 'Masala fries',
          kitchenName: 'MF',
          count: 2,
          price: pence(500),
          options: [
            { name: 'Dip', choices: [{ choiceId: 'aioli', name: 'Aioli', count: 2, price: pence(80) }] },
          ],
        },
        { choiceId: 'slaw', name: 'Slaw', price: pence(100) },
      ],
    },
  ],
};

test('an ordered dish is printed choice by choice, each before what was chosen for it', () => {
  expect(orderLines(deal)).toEqual([
    {
      optionName: 'Sides',
      choiceName: 'Masala fries',
      kitchenName: 'MF',
      choiceId: 'fries',
      count: 2,
      price: 500,
      depth: 0,
    },
    { optionName: 'Dip', choiceName: 'Aioli', choiceId: 'aioli', count: 2, price: 80, depth: 1 },
    { optionName: 'Sides', choiceName: 'Slaw', choiceId: 'slaw', count: 1, price: 100, depth: 0 },
  ]);
});

test('the kitchen cooks each piece for each of the dish', () => {
  expect(kitchenLines([deal])[0]?.choices).toEqual([
    { name: 'MF', quantity: 4, depth: 0 },
    { name: 'Aioli', quantity: 4, depth: 1 },
    { name: 'Slaw', quantity: 2, depth: 0 },
  ]);
  const sums = allDay([{ status: 'accepted', items: [deal] }], ['Aioli', 'Masala fries']);
  expect(sums).toEqual([
    { name: 'Aioli', quantity: 4 },
    { name: 'MF', quantity: 4 },
    { name: 'Meal deal', quantity: 2 },
  ]);
});

test('a restaurant may run out of what was chosen for a choice', () => {
  expect(orderParts([deal]).map(({ name, targets }) => [name, targets[0]?.id])).toEqual([
    ['Meal deal', 'deal'],
    ['Masala fries', 'fries'],
    ['Aioli', 'aioli'],
    ['Slaw', 'slaw'],
  ]);
});
