import { describe, expect, test } from 'vitest';
import { fileContent } from '../testing/restaurant-file.ts';
import { checkRestaurantFile } from './check-restaurant-file.ts';

const choice = (key: string, more: object = {}) => ({ key, name: key, allergens: {}, ...more });
const option = (key: string, choices: readonly object[], more: object = {}) => ({
  key,
  name: key,
  choices,
  ...more,
});
const dip = option('dip', [choice('none', { preselected: true }), choice('aioli', { price: 0.4 })], {
  min: 1,
  max: 1,
});
const check = (options: readonly unknown[], groups: object = {}) =>
  checkRestaurantFile(fileContent([options], groups));
const problemsOf = (options: readonly unknown[], groups: object = {}) => {
  const checked = check(options, groups);
  return (checked.isUsable ? checked.warnings : checked.problems).map(({ message }) => message);
};

describe('options of choices', () => {
  test('stand below a choice, in full or by the name of a group, and get all their defaults', () => {
    const { key: _key, ...group } = dip;
    const fries = choice('fries', { max: 2, options: ['dip', option('salt', [choice('yes', { max: 3 })])] });
    const checked = check([option('sides', [fries, choice('slaw')], { included: 1 })], { dip: group });
    if (!checked.isUsable) throw new Error(JSON.stringify(checked.problems));
    expect(checked.warnings).toEqual([]);
    const [sides] = checked.file.categories[0]?.items[0]?.options ?? [];
    expect(sides).toMatchObject({
      included: 1,
      choices: [{ max: 2 }, { max: 1, options: [], preselected: false }],
    });
    expect(sides?.choices[0]?.options).toMatchObject([
      { key: 'dip', min: 1, choices: [{ key: 'none', preselected: true }, { key: 'aioli' }] },
      { key: 'salt', choices: [{ max: 3 }] },
    ]);
  });

  test.each([
    [
      'two of one key',
      [option('a', [choice('x', { options: [dip, dip] })])],
      'key "dip" is used twice: give each its own.',
    ],
    [
      'a group that is not there',
      [option('a', [choice('x', { options: ['dipp'] })])],
      'there is no option group "dipp": add it to optionGroups, or check its spelling.',
    ],
    [
      'a price for what is preselected',
      [option('a', [choice('x', { price: 1, preselected: true })])],
      'x has a price, and only what costs nothing may be preselected: remove one of the two.',
    ],
    [
      'more preselected than there may be',
      [option('a', [choice('x', { preselected: true }), choice('y', { preselected: true })], { max: 1 })],
      '2 choices are preselected, and max is 1: preselect fewer.',
    ],
    [
      'what is preselected asks for something at a price',
      [
        option('a', [
          choice('x', { preselected: true, options: [option('b', [choice('y', { price: 1 })], { min: 1 })] }),
        ]),
      ],
      'Dish 0: x is preselected, and what it asks costs something: preselect what costs nothing.',
    ],
    [
      'included pieces where only the dearest counts',
      [option('a', [choice('x')], { pricing: 'dearest', included: 1 })],
      'included goes with pieces that add up, not with pricing dearest: remove one of the two.',
    ],
    [
      'more pieces than there are',
      [option('a', [choice('x', { max: 2 })], { max: 3 })],
      'max 3 is more than the 2 pieces of its choices: lower it or add choices.',
    ],
  ])('are refused: %s', (_, options, message) => {
    expect(check(options).isUsable).toBe(false);
    expect(problemsOf(options)).toEqual([message]);
  });

  test('have no options below them, whether written there or in a group', () => {
    const deep = option('b', [choice('y', { options: [dip] })]);
    expect(check([option('a', [choice('x', { options: [deep] })])]).isUsable).toBe(false);
    const { key: _key, ...group } = deep;
    expect(problemsOf([option('a', [choice('x', { options: ['deep'] })])], { deep: group })).toEqual([
      'the choices of the option group "deep" have options of their own, which no choice of a choice may have: name a group without them.',
    ]);
  });

  test('are at most 200 in a dish', () => {
    const asking = (count: number) =>
      choice('x', { options: Array.from({ length: count }, (_, at) => ({ ...dip, key: `d${at}` })) });
    const four = ['a', 'b', 'c', 'd'].map((key) => option(key, [asking(key === 'd' ? 49 : 49)]));
    expect(check(four).isUsable).toBe(true);
    expect(problemsOf([...four, option('e', [choice('x')])])).toEqual([
      'this dish has 201 options with those of its choices: have at most 200.',
    ]);
  });

  test('a configuration that would cost less than nothing is named with its choices', () => {
    const without = option('without', [
      choice('cheese', { price: -5, max: 2 }),
      choice('basil', { price: 1 }),
    ]);
    const size = option('size', [choice('large', { price: 4 }), choice('small', { price: 1 })], {
      min: 1,
      max: 1,
    });
    expect(problemsOf([size, without])).toEqual([
      'Dish 0 would cost −£0.50 with small, 2 × cheese: let no configuration cost less than nothing.',
    ]);
    expect(check([size, option('without', [choice('cheese', { price: -5 })])]).isUsable).toBe(true);
  });

  test.each([
    [
      'pieces beyond those of the option',
      option('a', [choice('x', { max: 3 })], { max: 2 }),
      'Dish 0: nobody can take 3 of x, because a takes 2: lower one or raise the other.',
    ],
    [
      'an option of what is not available',
      option('a', [choice('x', { isAvailable: false, options: [dip] })]),
      'Dish 0: nobody is asked for dip, because x is not available: remove one of the two.',
    ],
    [
      'a choice whose own option nobody can answer',
      option('a', [
        choice('x', { options: [option('b', [choice('y', { isAvailable: false })], { min: 1 })] }),
      ]),
      'Dish 0: nobody can choose x, because b has too few available choices: add some, or lower its min.',
    ],
  ])('warns of what nobody can reach: %s', (_, written, message) => {
    expect(check([written]).isUsable).toBe(true);
    expect(problemsOf([written])).toEqual([message]);
  });

  test('a group that only a choice names is used, and its allergens are asked for', () => {
    const group = { name: 'Dip', choices: [{ key: 'aioli', name: 'Aioli' }] };
    const fries = choice('fries', { options: ['dip'] });
    expect(problemsOf([option('sides', [fries])], { dip: group })).toEqual([
      'Dish 0: customers read "not stated" for the allergens of Aioli. Write allergens, or {} for none.',
    ]);
  });
});
