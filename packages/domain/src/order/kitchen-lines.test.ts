import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { countDishes } from './count-dishes.ts';
import { kitchenLines, orderAllergens } from './kitchen-lines.ts';
import type { OrderItem } from './order.ts';

const choice = (name: string) => ({ name, price: pence(0) });

const tikka: OrderItem = {
  id: 'i1',
  menuItemId: 'm1',
  name: 'Smoked chicken tikka',
  photoUrl: null,
  quantity: 2,
  unitPrice: pence(1150),
  totalPrice: pence(2300),
  options: [
    { name: 'Heat', choices: [choice('Medium')] },
    { name: 'Extras', choices: [choice('Mint raita'), choice('Lime pickle')] },
  ],
  allergens: { contains: ['milk', 'mustard'], mayContain: [] },
};

const roll: OrderItem = {
  ...tikka,
  id: 'i2',
  name: 'Lamb seekh roll',
  quantity: 1,
  options: [],
  allergens: { contains: ['eggs'], mayContain: ['milk', 'sesame'] },
};

const special: OrderItem = { ...roll, id: 'i3', name: 'Special', allergens: null };

test('each choice is cooked as often as its dish', () => {
  expect(kitchenLines([tikka])[0]?.choices).toEqual([
    { name: 'Medium', quantity: 2, depth: 0 },
    { name: 'Mint raita', quantity: 2, depth: 0 },
    { name: 'Lime pickle', quantity: 2, depth: 0 },
  ]);
  expect(countDishes([tikka, roll])).toBe(3);
});

test('several of one choice, and what was chosen for another, are cooked for each of the dish', () => {
  const breads = {
    name: 'Breads',
    choices: [{ ...choice('Garlic naan'), count: 2, kitchenName: 'Garlic' }, choice('Roti')],
  };
  const size = { name: 'Size', choices: [{ ...choice('To share'), options: [breads] }] };
  expect(kitchenLines([{ ...tikka, options: [size, ...tikka.options] }])[0]?.choices).toEqual([
    { name: 'To share', quantity: 2, depth: 0 },
    { name: 'Garlic', quantity: 4, depth: 1 },
    { name: 'Roti', quantity: 2, depth: 1 },
    { name: 'Medium', quantity: 2, depth: 0 },
    { name: 'Mint raita', quantity: 2, depth: 0 },
    { name: 'Lime pickle', quantity: 2, depth: 0 },
  ]);
});

test('the kitchen reads its own names, and the others where it has none', () => {
  const heat = {
    name: 'Heat',
    choices: [{ ...choice('Medium'), kitchenName: 'Med' }, choice('Lime pickle')],
  };
  const called = kitchenLines([{ ...tikka, kitchenName: 'Tikka', options: [heat] }, roll]);
  expect(called.map(({ name, choices }) => [name, ...choices.map((each) => each.name)])).toEqual([
    ['Tikka', 'Med', 'Lime pickle'],
    ['Lamb seekh roll'],
  ]);
});

test('empty lists are put into words, and what was not stated is null', () => {
  expect(kitchenLines([tikka, special]).map(({ allergens }) => allergens)).toEqual([
    { contains: 'milk, mustard', mayContain: 'none listed' },
    null,
  ]);
});

test('allergens of an order name each once, the certain before the possible, and the dishes that state none', () => {
  expect(orderAllergens([roll, tikka, special])).toEqual({
    contains: ['eggs', 'milk', 'mustard'],
    mayContain: ['sesame'],
    notStated: ['Special'],
  });
});
