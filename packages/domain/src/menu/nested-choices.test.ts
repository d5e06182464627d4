import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { CounterDish } from './counter-menu.ts';
import type { MenuItem } from './menu.ts';
import { namesakes } from './namesakes.ts';
import { applySoldOut } from './sold-out.ts';

const choice = (id: string) => ({ id, name: id, price: pence(0), isAvailable: true, allergens: null });
const option = <Offered>(id: string, choices: readonly Offered[]) => ({
  ...{ id, name: id, minChoices: 0, maxChoices: 1, choices },
});

test('what is sold out is not available below a choice either', () => {
  const dish: Pick<MenuItem, 'id' | 'isAvailable' | 'options'> = {
    id: 'dish',
    isAvailable: true,
    options: [
      option('sides', [choice('slaw'), { ...choice('fries'), options: [option('dip', [choice('aioli')])] }]),
    ],
  };
  const marked = applySoldOut(dish, new Set(['aioli', 'slaw']));
  expect(marked.options[0]?.choices).toMatchObject([
    { id: 'slaw', isAvailable: false },
    { id: 'fries', isAvailable: true, options: [{ choices: [{ id: 'aioli', isAvailable: false }] }] },
  ]);
  expect(marked.options[0]?.choices[0]).not.toHaveProperty('options');
});

test('a choice of a choice is a namesake of the dish with its name', () => {
  const onSale = (id: string) => ({ id, name: 'Aioli', isAvailable: true, soldOut: null });
  const dish = (id: string, name: string, options: CounterDish['options']): CounterDish => ({
    ...onSale(id),
    name,
    options,
  });
  const fries = {
    ...onSale('fries'),
    name: 'Fries',
    options: [{ id: 'dip', name: 'Dip', choices: [onSale('nested')] }],
  };
  const items = [
    dish('own', 'Aioli', []),
    dish('deal', 'Deal', [{ id: 'sides', name: 'Sides', choices: [fries] }]),
  ];
  expect(namesakes([{ id: 'all', name: 'All', items }], 'aioli')).toMatchObject([
    {
      dishes: 1,
      sides: 1,
      targets: [
        { kind: 'dish', id: 'own' },
        { kind: 'choice', id: 'nested' },
      ],
    },
  ]);
});
