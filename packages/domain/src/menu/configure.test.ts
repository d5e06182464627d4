import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { smallDish } from '../testing/small-dish.ts';
import { choiceText } from './configuration-rows.ts';
import { configure } from './configure.ts';
import { knownSelection } from './known-selection.ts';
import type { Choice, MenuItem, SelectedOption } from './menu.ts';
import { optionsHash } from './options-hash.ts';
import { preselected } from './preselected.ts';
import { selectionProblems } from './selection-problems.ts';

const choice = (id: string, price: number): Choice => ({
  ...{ id, name: id, price: pence(price), isAvailable: true, allergens: { contains: [], mayContain: [] } },
});
const toppings = {
  id: 'toppings',
  name: 'Toppings',
  minChoices: 0,
  maxChoices: 5,
  included: 1,
  choices: [{ ...choice('pepperoni', 180), max: 2 }, choice('olives', 120), choice('no basil', -50)],
};
const pizza: Pick<MenuItem, 'name' | 'isAvailable' | 'price' | 'allergens' | 'options'> = {
  name: 'Pizza',
  isAvailable: true,
  price: pence(900),
  allergens: { contains: ['milk'], mayContain: [] },
  options: [
    {
      id: 'size',
      name: 'Size',
      minChoices: 1,
      maxChoices: 1,
      choices: [choice('small', 0), { ...choice('large', 400), options: [toppings] }],
    },
    {
      id: 'halves',
      name: 'Your two halves',
      minChoices: 2,
      maxChoices: 2,
      pricing: 'dearest',
      choices: [{ ...choice('ham', 200), max: 2 }, choice('nduja', 350)],
    },
    {
      id: 'sides',
      name: 'Sides',
      minChoices: 0,
      maxChoices: 3,
      choices: [
        {
          ...choice('fries', 250),
          max: 2,
          options: [
            {
              id: 'dip',
              name: 'Dip',
              minChoices: 1,
              maxChoices: 1,
              choices: [
                { ...choice('none', 0), isPreselected: true as const },
                { ...choice('aioli', 40), allergens: { contains: ['eggs' as const], mayContain: [] } },
              ],
            },
          ],
        },
      ],
    },
  ],
};
const choose = (...selected: [string, ...string[]][]): SelectedOption[] =>
  selected.map(([optionId, ...choiceIds]) => ({ optionId, choiceIds }));
const small = choose(['size', 'small'], ['halves', 'ham', 'ham']);
const large = choose(
  ['size', 'large'],
  ['toppings', 'olives', 'pepperoni', 'pepperoni', 'no basil'],
  ['halves', 'nduja', 'ham'],
  ['sides', 'fries', 'fries'],
  ['dip', 'aioli'],
);

describe('configure', () => {
  test('prints each choice in menu order, with its pieces and its share of the price', () => {
    const { unitPrice, allergens, lines } = configure(pizza, large);
    expect(lines.map(({ depth, count, choiceName, price }) => [depth, count, choiceName, price])).toEqual([
      [0, 1, 'large', 400],
      [1, 2, 'pepperoni', 360],
      // The least expensive piece is included, what takes off is not.
      [1, 1, 'olives', 0],
      [1, 1, 'no basil', -50],
      // Only the dearest half counts.
      [0, 1, 'ham', 0],
      [0, 1, 'nduja', 350],
      [0, 2, 'fries', 500],
      // Once for each of the fries.
      [1, 2, 'aioli', 80],
    ]);
    expect(unitPrice).toBe(900 + 400 + 360 - 50 + 350 + 500 + 80);
    expect(allergens).toEqual({ contains: ['eggs', 'milk'], mayContain: [] });
    expect(lines.map(choiceText)).toContain('2 × pepperoni');
    expect(lines.map(choiceText)).toContain('olives');
  });
});

describe('selectionProblems of pieces and options of choices', () => {
  test.each([
    ['a small one', small, []],
    ['a large one with everything', large, []],
    [
      'toppings of the large one without it',
      [...small, ...choose(['toppings', 'olives'])],
      ['option_not_asked'],
    ],
    [
      'more pieces than a choice has',
      choose(['size', 'large'], ['halves', 'nduja', 'nduja']),
      ['choice_repeated'],
    ],
    ['fewer pieces than the option wants', choose(['size', 'small'], ['halves', 'ham']), ['too_few_choices']],
    [
      'a required option of a choice left out',
      [...small, ...choose(['sides', 'fries'])],
      ['too_few_choices'],
    ],
    [
      'more pieces than the option takes',
      choose(['size', 'small'], ['halves', 'ham', 'ham', 'nduja']),
      ['too_many_choices'],
    ],
  ])('%s', (_, selected, codes) => {
    expect(selectionProblems(pizza, selected).map(({ code }) => code)).toEqual(codes);
  });

  test('says what to do', () => {
    const thrice = choose(
      ['size', 'large'],
      ['toppings', 'pepperoni', 'pepperoni', 'pepperoni'],
      ['halves', 'ham', 'ham'],
    );
    expect(selectionProblems(pizza, thrice)).toMatchObject([{ message: 'Choose at most 2 of pepperoni.' }]);
    expect(selectionProblems(pizza, [...small, ...choose(['dip', 'aioli'])])).toMatchObject([
      { message: '“Dip” belongs to a choice that you did not make.', optionId: 'dip' },
    ]);
  });
});

test('what a choice that is not chosen asked, and pieces too many, leave a selection without changing what it means', () => {
  fc.assert(
    fc.property(smallDish, ({ item, selectedOptions }) => {
      const known = knownSelection(item.options, selectedOptions);
      expect(configure(item, known)).toEqual(configure(item, selectedOptions));
      expect(knownSelection(item.options, known)).toEqual(known);
      const codes = selectionProblems(item, known).map(({ code }) => code);
      expect(codes).not.toContain('option_not_asked');
      expect(codes).not.toContain('choice_repeated');
    }),
  );
});

test('is preselected: what the menu says, also below a preselected choice, and nothing that is sold out', () => {
  const [, , sides] = pizza.options;
  const [fries] = sides?.choices ?? [];
  if (sides === undefined || fries === undefined) throw new Error('The pizza has sides.');
  expect(preselected(pizza.options)).toEqual([]);
  expect(preselected(fries.options ?? [])).toEqual(choose(['dip', 'none']));
  const withFries = { ...sides, choices: [{ ...fries, isPreselected: true as const }] };
  expect(preselected([withFries])).toEqual(choose(['sides', 'fries'], ['dip', 'none']));
  expect(
    preselected([{ ...withFries, choices: [{ ...fries, isPreselected: true, isAvailable: false }] }]),
  ).toEqual([]);
});

describe('optionsHash of pieces', () => {
  test.each([
    ['no choices', [], 'dbadf7a0b4dfeacdb920e373598848823390a93a6cf518124946edc316d5d317'],
    [
      'one choice',
      choose(['64b0a1f2c3d4e5f6d0000001', '64b0a1f2c3d4e5f6e0000001']),
      '07a05e60df9b785eb4c949b0cb6fb84273963bc1975a0162d480b32ceb2ef94d',
    ],
    [
      'two choices and another option',
      choose(
        ['64b0a1f2c3d4e5f6d0000002', '64b0a1f2c3d4e5f6e0000003', '64b0a1f2c3d4e5f6e0000002'],
        ['64b0a1f2c3d4e5f6d0000001', '64b0a1f2c3d4e5f6e0000001'],
      ),
      'a27451db934cd719ceeea99b2fa933728affc54fe735efa022bdac1924543043',
    ],
  ])('is what it was before there were pieces: %s', (_, selected, hash) => {
    expect(optionsHash('64b0a1f2c3d4e5f6c0000001', selected)).toBe(hash);
  });

  test('tells two pieces from one, in whatever order', () => {
    const hash = (...ids: string[]) => optionsHash('dish', choose(['option', ...ids]));
    expect(hash('a', 'a', 'b')).not.toBe(hash('a', 'b'));
    expect(hash('a', 'b', 'a')).toBe(hash('b', 'a', 'a'));
  });
});
