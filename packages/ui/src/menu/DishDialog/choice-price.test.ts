import { type Choice, type MenuOption, pence } from '@tiffin/domain';
import { expect, test } from 'vitest';
import { choicePriceWords, optionSum } from './choice-price.ts';

const choice = (id: string, price: number, more: Partial<Choice> = {}): Choice => ({
  ...{ id, name: id, price: pence(price), isAvailable: true, allergens: null, max: 2, ...more },
});
const naan = choice('naan', 200);
const roti = choice('roti', 100);
const without = choice('without', -50);
const breads: MenuOption = {
  ...{ id: 'breads', name: 'Breads', minChoices: 0, maxChoices: 4 },
  choices: [naan, roti, without, choice('plain', 0), choice('gone', 100, { isAvailable: false })],
};

const asked = (more: Partial<MenuOption>, ...chosen: readonly Choice[]) => {
  const option = { ...breads, ...more };
  return {
    item: { price: pence(900), allergens: null, options: [option] },
    selected: chosen.length === 0 ? [] : [{ optionId: 'breads', choiceIds: chosen.map(({ id }) => id) }],
    option,
    times: 1,
  };
};
const words = (question: ReturnType<typeof asked>) =>
  question.option.choices.map((each) => choicePriceWords(question, each));

test('each choice says what a piece of it costs, then what its pieces do', () => {
  expect(words(asked({}))).toEqual(['+£2.00', '+£1.00', '−£0.50', 'Included', 'Sold out']);
  expect(words(asked({}, naan, naan))[0]).toBe('+£4.00');
  expect(optionSum(asked({}, naan, naan))).toBeNull();
});

test('while pieces are included the next one is too, unless it lowers the price', () => {
  expect(words(asked({ included: 1 })).slice(0, 3)).toEqual(['Included', 'Included', '−£0.50']);
  // The least expensive piece is the one that costs nothing.
  expect(words(asked({ included: 1 }, naan)).slice(0, 2)).toEqual(['Included', '+£2.00']);
  expect(words(asked({ included: 1 }, naan, roti)).slice(0, 2)).toEqual(['+£2.00', 'Included']);
});

test('the sum says how many are included and what the others cost', () => {
  expect(optionSum(asked({ included: 2 }))).toBeNull();
  expect(optionSum(asked({ included: 2 }, naan))).toEqual({ words: '1 chosen: included', amount: '' });
  expect(optionSum(asked({ included: 2 }, naan, naan, roti))).toEqual({
    words: '3 chosen: 2 included, 1 extra',
    amount: '+£2.00',
  });
  expect(optionSum(asked({ included: 2 }, naan, without))).toEqual({
    words: '2 chosen: 1 included, 1 extra',
    amount: '−£0.50',
  });
});

test('of halves each says its own price, and the sum the one that counts', () => {
  const halves = asked({ pricing: 'dearest', maxChoices: 2 }, naan, roti);
  expect(words(halves).slice(0, 2)).toEqual(['+£2.00', '+£1.00']);
  expect(optionSum(halves)).toEqual({ words: '2 halves: the dearer one counts', amount: '+£2.00' });
  expect(optionSum(asked({ pricing: 'dearest' }, naan))).toBeNull();
});

test('what belongs to two pieces costs twice', () => {
  expect(words({ ...asked({}), times: 2 })[0]).toBe('+£4.00');
});
