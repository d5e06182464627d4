import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zeroPence } from '../money/pence.ts';
import { orderParts, orderPartsOf, outOfWords } from './order-parts.ts';

const line = (menuItemId: string, name: string, choices: Readonly<Record<string, string>> = {}) => ({
  menuItemId,
  name,
  options: [
    {
      name: 'Side',
      choices: Object.entries(choices).map(([choiceId, chosen]) => ({
        choiceId,
        name: chosen,
        price: zeroPence,
      })),
    },
  ],
});

const tikka = line('d1', 'Tikka', { c1: 'Pilau', c2: 'Raita' });
const curry = line('d2', 'Curry', { c3: 'pilau ' });
const pilau = line('d3', 'Pilau');
const dish = (id: string) => ({ kind: 'dish', id }) as const;
const choice = (id: string) => ({ kind: 'choice', id }) as const;

test('an order has each dish and choice once, with what it goes with', () => {
  expect(orderParts([tikka, curry, tikka])).toEqual([
    { name: 'Tikka', dishes: [], targets: [dish('d1')] },
    { name: 'Pilau', dishes: ['Tikka', 'Curry'], targets: [choice('c1'), choice('c3')] },
    { name: 'Raita', dishes: ['Tikka'], targets: [choice('c2')] },
    { name: 'Curry', dishes: [], targets: [dish('d2')] },
  ]);
});

test('what was ordered as a dish and as a side is one thing', () => {
  expect(orderParts([tikka, pilau])[1]).toEqual({
    name: 'Pilau',
    dishes: [],
    targets: [choice('c1'), dish('d3')],
  });
});

test('what was chosen for a choice can run out too', () => {
  const raita = { choiceId: 'c9', name: 'Raita', price: zeroPence, count: 2 };
  const fries = {
    choiceId: 'c8',
    name: 'Fries',
    price: zeroPence,
    options: [{ name: 'Dip', choices: [raita] }],
  };
  const meal = { ...line('d4', 'Meal'), options: [{ name: 'Side', choices: [fries] }] };
  expect(orderParts([meal]).slice(1)).toEqual([
    { name: 'Fries', dishes: ['Meal'], targets: [choice('c8')] },
    { name: 'Raita', dishes: ['Meal'], targets: [choice('c9')] },
  ]);
});

test('what has run out is named where it has, and nothing else', () => {
  const lacking = orderPartsOf([tikka, curry], [choice('c3'), dish('d1'), dish('elsewhere')]);
  expect(lacking.map(({ name, dishes }) => [name, ...dishes])).toEqual([['Tikka'], ['pilau ', 'Curry']]);
  expect(orderPartsOf([tikka], [])).toEqual([]);
});

const alone = (name: string) => ({ name, dishes: [] });

test.each([
  [[alone('Lamb seekh roll')], 'Lamb seekh roll'],
  [[{ name: 'Pilau rice', dishes: ['Curry'] }], 'Pilau rice (with your Curry)'],
  [
    [alone('Soup'), { name: 'Pilau', dishes: ['Curry', 'Tikka'] }, alone('Naan')],
    'Soup, Pilau (with your Curry and Tikka) and Naan',
  ],
])('%j is said as it would be spoken', (parts, words) => {
  expect(outOfWords(parts)).toBe(words);
});

test('what staff tick is what the customer reads, whatever the order', () => {
  const name = fc.constantFrom('Tikka', 'Curry', 'Pilau', 'pilau', 'Naan');
  const id = fc.stringMatching(/^[a-f]{2}$/);
  const some = fc.record({ id, name, choices: fc.dictionary(id, name, { maxKeys: 3 }) });
  const items = fc
    .array(some, { maxLength: 6 })
    .map((lines) => lines.map((each) => line(each.id, each.name, each.choices)));
  fc.assert(
    fc.property(items, (order) => {
      const parts = orderParts(order);
      const targets = parts.flatMap((part) => part.targets);
      expect(orderPartsOf(order, targets)).toEqual(parts);
      expect(new Set(parts.map(({ name: called }) => called.toLowerCase())).size).toBe(parts.length);
    }),
  );
});
