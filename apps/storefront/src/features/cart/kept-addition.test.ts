import { type MenuItem, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { keepAddition } from './keep-addition.ts';
import { keptText, readAddition, takeAddition } from './kept-addition.ts';

const choice = (id: string, name: string) => ({
  id,
  name,
  price: pence(0),
  isAvailable: true,
  allergens: null,
});
const tikka: MenuItem = {
  id: 'tikka',
  name: 'Smoked chicken tikka',
  description: 'From the charcoal oven.',
  photoUrl: '/dishes/tikka.webp',
  price: pence(1250),
  isAvailable: true,
  allergens: null,
  dietary: [],
  heat: 0,
  kcal: null,
  options: [
    {
      id: 'heat',
      name: 'Heat',
      minChoices: 1,
      maxChoices: 1,
      choices: [choice('mild', 'Mild'), choice('hot', 'Hot')],
    },
  ],
};
const kept = {
  menuItemId: 'tikka',
  quantity: 3,
  selectedOptions: [{ optionId: 'heat', choiceIds: ['hot'] }],
  name: 'Smoked chicken tikka',
  photoUrl: '/dishes/tikka.webp',
  choices: ['Hot'],
};

test('keeps what the cart needs and what the sign-in page shows, and gives it once', () => {
  keepAddition({ dish: tikka, quantity: 3, selectedOptions: kept.selectedOptions });
  expect(readAddition(keptText.get())).toEqual(kept);
  expect(takeAddition()).toEqual(kept);
  expect(takeAddition()).toBeNull();
});

test.each([
  null,
  '',
  '{',
  '[]',
  'null',
  ...Object.keys(kept).map((name) => JSON.stringify({ ...kept, [name]: undefined })),
  JSON.stringify({ ...kept, choices: [{ name: 'Hot' }] }),
  JSON.stringify({ ...kept, photoUrl: 7 }),
])('%s is no dish', (text) => {
  expect(readAddition(text)).toBeNull();
});
