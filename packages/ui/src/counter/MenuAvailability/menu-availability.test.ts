import { expect, test } from 'vitest';
import { counterMenu, fullMenu } from '../story-fixtures/counter-menu.ts';
import { choicesOf, dishesOff, searchDishes } from './menu-availability.ts';

const on = (id: string, name: string) => ({ id, name, isAvailable: true, soldOut: null });

const names = (dishes: readonly { readonly name: string }[]) => dishes.map(({ name }) => name);

test('a dish is off when it is, or when one of its choices is', () => {
  expect(names(dishesOff(counterMenu))).toEqual([
    'Smoked chicken tikka',
    'Tandoori broccoli',
    'Pistachio kulfi',
    'Carrot halwa',
  ]);
  expect(dishesOff(fullMenu)).toEqual([]);
});

test('a choice that two options share is listed once', () => {
  expect(fullMenu[0]?.items.slice(0, 1).flatMap((dish) => names(choicesOf(dish)))).toEqual([
    'Masala fries',
    'Saffron pilau',
    'Kachumber salad',
    'Mint raita',
  ]);
});

test('what belongs to a choice says to which, since others may have it too', () => {
  const toppings = { id: 't', name: 'Toppings', choices: [on('olives-l', 'Olives')] };
  const sizes = [on('small', 'Small'), { ...on('large', 'Large'), options: [toppings] }];
  const pizza = { ...on('pizza', 'Pizza'), options: [{ id: 's', name: 'Size', choices: sizes }] };
  expect(names(choicesOf(pizza))).toEqual(['Small', 'Large', 'Olives (Large)']);
});

test.each([
  ['BROCC', ['Tandoori broccoli']],
  ['butchers', ['Butcher’s skewer']],
  ['raita', ['Smoked chicken tikka']],
  ['pizza', []],
])('%s finds %j, by dish or by choice', (text, found) => {
  expect(names(searchDishes(counterMenu, text))).toEqual(found);
});
