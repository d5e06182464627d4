import { type Choice, pence, type SelectedOption } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { choosePieces, isCounted } from './selection.ts';

const choice = (id: string, more: Partial<Choice> = {}): Choice => ({
  ...{ id, name: id, price: pence(0), isAvailable: true, allergens: null, ...more },
});
const single = { id: 'side', name: 'Side', minChoices: 1, maxChoices: 1, choices: [] };
const several = { id: 'extras', name: 'Extras', minChoices: 0, maxChoices: 3, choices: [] };
const toppings = (id: string, price: number) => ({
  ...{ id, name: 'Toppings', minChoices: 0, maxChoices: 4 },
  choices: [choice(`${id}-ham`, { name: 'Ham', price: pence(price), max: 2 })],
});
const size = {
  ...{ id: 'size', name: 'Size', minChoices: 1, maxChoices: 1 },
  choices: [
    choice('small', { options: [toppings('s', 100)] }),
    choice('large', { options: [toppings('l', 180)] }),
    choice('slice'),
  ],
};

test('a single choice replaces the one before', () => {
  const first = choosePieces([], single, 'rice', 1);
  expect(first).toEqual([{ optionId: 'side', choiceIds: ['rice'] }]);
  expect(choosePieces(first, single, 'fries', 1)).toEqual([{ optionId: 'side', choiceIds: ['fries'] }]);
});

test('choices of a group add up and can be taken away', () => {
  const one = choosePieces([], several, 'raita', 1);
  const two = choosePieces(one, several, 'chutney', 1);
  expect(two).toEqual([{ optionId: 'extras', choiceIds: ['raita', 'chutney'] }]);
  expect(choosePieces(two, several, 'raita', 0)).toEqual([{ optionId: 'extras', choiceIds: ['chutney'] }]);
});

test('a group left empty is not sent', () => {
  expect(choosePieces(choosePieces([], several, 'raita', 1), several, 'raita', 0)).toEqual([]);
});

test('the id of a choice is there once for each piece', () => {
  const one = choosePieces([], several, 'raita', 1);
  expect(choosePieces(one, several, 'raita', 2)).toEqual([
    { optionId: 'extras', choiceIds: ['raita', 'raita'] },
  ]);
});

test('another size keeps the toppings that it has too, and one without any forgets them', () => {
  const chosen: SelectedOption[] = [
    { optionId: 'size', choiceIds: ['small'] },
    { optionId: 's', choiceIds: ['s-ham', 's-ham'] },
  ];
  expect(choosePieces(chosen, size, 'large', 1)).toEqual([
    { optionId: 'size', choiceIds: ['large'] },
    { optionId: 'l', choiceIds: ['l-ham', 'l-ham'] },
  ]);
  expect(choosePieces(chosen, size, 'slice', 1)).toEqual([{ optionId: 'size', choiceIds: ['slice'] }]);
});

test('the same choice again changes nothing under it', () => {
  const chosen: SelectedOption[] = [
    { optionId: 'size', choiceIds: ['small'] },
    { optionId: 's', choiceIds: ['s-ham'] },
  ];
  expect(choosePieces(chosen, size, 'small', 1)).toEqual([chosen[1], chosen[0]]);
});

test('only what can be taken twice is counted', () => {
  const option = (maxChoices: number, max?: number) => ({
    ...several,
    maxChoices,
    choices: [choice('raita'), choice('chutney', max === undefined ? {} : { max })],
  });
  expect(isCounted(option(3, 2))).toBe(true);
  expect(isCounted(option(3))).toBe(false);
  expect(isCounted(option(1, 2))).toBe(false);
});
