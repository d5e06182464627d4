import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { configuredItem, id } from '../testing/arbitraries.ts';
import { allergenCodes, allergenNames } from './allergens.ts';
import { configure } from './configure.ts';
import { knownSelection } from './known-selection.ts';
import type { MenuItem, SelectedOption } from './menu.ts';
import { summariseMenuItem } from './menu-summary.ts';
import { optionsHash } from './options-hash.ts';
import { searchableDiets } from './searchable-diets.ts';
import { selectionProblems } from './selection-problems.ts';

const naan = { contains: ['cereals_containing_gluten', 'milk'], mayContain: ['eggs', 'nuts'] } as const;
const rice = { contains: [], mayContain: [] } as const;
const curry: MenuItem = {
  id: 'dish',
  name: 'Lamb shank',
  description: '',
  photoUrl: null,
  price: pence(1695),
  isAvailable: true,
  allergens: { contains: ['nuts'], mayContain: ['celery'] },
  dietary: [],
  heat: 2,
  kcal: 810,
  options: [
    {
      id: 'side',
      name: 'Side',
      minChoices: 1,
      maxChoices: 1,
      choices: [
        { id: 'naan', name: 'Butter naan', price: pence(150), isAvailable: true, allergens: naan },
        { id: 'rice', name: 'Pilau rice', price: pence(0), isAvailable: true, allergens: rice },
        { id: 'roti', name: 'Roti', price: pence(50), isAvailable: false, allergens: null },
      ],
    },
    {
      id: 'extras',
      name: 'Extras',
      minChoices: 0,
      maxChoices: 2,
      choices: ['raita', 'pickle', 'salad'].map((name) => ({
        id: name,
        name,
        price: pence(75),
        isAvailable: true,
        allergens: rice,
      })),
    },
  ],
};
const unitPrice = (item: MenuItem, selected: readonly SelectedOption[]) =>
  configure(item, selected).unitPrice;
const configuredAllergens = (item: MenuItem, selected: readonly SelectedOption[]) =>
  configure(item, selected).allergens;
const choose = (...selected: [string, ...string[]][]): SelectedOption[] =>
  selected.map(([optionId, ...choiceIds]) => ({ optionId, choiceIds }));

test('a card shows what a dish is, and only whether it has options', () => {
  const { allergens, options, ...shown } = curry;
  const price = { priceFrom: 1695, priceVaries: true };
  expect(summariseMenuItem(curry)).toEqual({ ...shown, ...price, hasOptions: true });
  expect(summariseMenuItem({ ...curry, options: [] })).toEqual({
    ...shown,
    ...price,
    priceVaries: false,
    hasOptions: false,
  });
});

test('diets are searched for, warnings are not', () => {
  expect(searchableDiets).toEqual(['vegetarian', 'vegan', 'gluten_free', 'halal']);
});

test('every one of the 14 allergens has a name of its own', () => {
  expect(allergenCodes).toHaveLength(14);
  expect(allergenNames).toEqual({
    celery: 'Celery',
    cereals_containing_gluten: 'Cereals containing gluten',
    crustaceans: 'Crustaceans',
    eggs: 'Eggs',
    fish: 'Fish',
    lupin: 'Lupin',
    milk: 'Milk',
    molluscs: 'Molluscs',
    mustard: 'Mustard',
    nuts: 'Nuts',
    peanuts: 'Peanuts',
    sesame: 'Sesame',
    soybeans: 'Soybeans',
    sulphur_dioxide: 'Sulphur dioxide',
  });
  expect(Object.keys(allergenNames)).toEqual([...allergenCodes]);
});

describe('selectionProblems', () => {
  test.each([
    ['what is right', choose(['side', 'naan'], ['extras', 'raita', 'salad']), []],
    ['an optional option left out', choose(['side', 'rice']), []],
    ['a required option left out', [], ['too_few_choices']],
    ['too many choices', choose(['side', 'naan', 'rice']), ['too_many_choices']],
    ['a choice of another option', choose(['side', 'raita']), ['choice_unknown']],
    ['an option of another dish', choose(['side', 'rice'], ['size', 'large']), ['option_unknown']],
    ['a choice not available', choose(['side', 'roti']), ['choice_unavailable']],
    ['the same choice twice', choose(['side', 'rice'], ['extras', 'raita', 'raita']), ['choice_repeated']],
    [
      'the same option twice',
      choose(['side', 'rice'], ['extras', 'raita'], ['extras', 'salad']),
      ['option_repeated'],
    ],
  ])('%s', (_, selected, codes) => {
    expect(selectionProblems(curry, selected).map(({ code }) => code)).toEqual(codes);
  });

  test('says what to do in words for the customer', () => {
    expect(selectionProblems(curry, choose(['extras', 'raita', 'pickle', 'salad']))).toEqual([
      { code: 'too_few_choices', message: 'Choose 1 for “Side”.', optionId: 'side' },
      { code: 'too_many_choices', message: 'Choose at most 2 for “Extras”.', optionId: 'extras' },
    ]);
    expect(selectionProblems({ ...curry, isAvailable: false }, choose(['side', 'rice']))).toEqual([
      { code: 'item_unavailable', message: 'Lamb shank is not available at the moment.', optionId: null },
    ]);
  });

  test.each([
    [
      'an option that is gone',
      choose(['side', 'rice'], ['size', 'large']),
      'Lamb shank no longer has one of the options you chose. Please choose again.',
      'size',
    ],
    [
      'an option answered twice',
      choose(['side', 'rice'], ['extras', 'raita'], ['extras', 'salad']),
      '“Extras” was answered more than once.',
      'extras',
    ],
    [
      'a choice made twice',
      choose(['side', 'rice'], ['extras', 'raita', 'raita']),
      'Choose each of “Extras” only once.',
      'extras',
    ],
    [
      'a choice that is gone',
      choose(['side', 'gold']),
      'One of your choices for “Side” is no longer on the menu.',
      'side',
    ],
    ['a choice not available', choose(['side', 'roti']), 'Roti is not available at the moment.', 'side'],
  ])('names %s', (_, selected, message, optionId) => {
    expect(selectionProblems(curry, selected)).toMatchObject([{ message, optionId }]);
  });

  test('says "at least" where more may be chosen', () => {
    const [side, extras] = curry.options;
    if (side === undefined || extras === undefined) throw new Error('The dish has two options.');
    const hungry = { ...curry, options: [side, { ...extras, minChoices: 1 }] };
    expect(selectionProblems(hungry, choose(['side', 'rice']))).toMatchObject([
      { code: 'too_few_choices', message: 'Choose at least 1 for “Extras”.' },
    ]);
  });

  test('accepts own selections exactly when each option meets min, max and availability', () => {
    fc.assert(
      fc.property(configuredItem, ({ item, selectedOptions }) => {
        const isSound =
          item.isAvailable &&
          item.options.every(({ id: optionId, minChoices, maxChoices, choices }) => {
            const chosen =
              selectedOptions.find((selected) => selected.optionId === optionId)?.choiceIds ?? [];
            const isAvailable = choices.every((one) => one.isAvailable || !chosen.includes(one.id));
            return isAvailable && chosen.length >= minChoices && chosen.length <= maxChoices;
          });
        expect(selectionProblems(item, selectedOptions).length === 0).toBe(isSound);
      }),
    );
  });

  test('a foreign id is always reported', () => {
    fc.assert(
      fc.property(configuredItem, id, ({ item, selectedOptions }, foreign) => {
        const problems = selectionProblems(item, [
          ...selectedOptions,
          { optionId: `x${foreign}`, choiceIds: [] },
        ]);
        expect(problems.map(({ code }) => code)).toContain('option_unknown');
      }),
    );
  });
});

describe('the price of a configuration', () => {
  test('adds the chosen choices to the dish', () => {
    expect(unitPrice(curry, [])).toBe(1695);
    expect(unitPrice(curry, choose(['side', 'naan'], ['extras', 'raita', 'salad']))).toBe(1695 + 150 + 150);
  });

  test('counts a choice once and ignores what is not on the menu', () => {
    expect(unitPrice(curry, choose(['side', 'naan', 'naan', 'gold'], ['side', 'naan'], ['x', 'naan']))).toBe(
      1845,
    );
  });

  test('counts a choice for the option it was chosen for, although another option has one with the same id', () => {
    const [side, extras] = curry.options;
    if (side === undefined || extras === undefined) throw new Error('The dish has two options.');
    const twice = { ...curry, options: [side, { ...extras, choices: side.choices }] };
    expect(unitPrice(twice, choose(['extras', 'naan']))).toBe(1845);
  });

  test('is the dish alone and the price of each choice alone, summed', () => {
    fc.assert(
      fc.property(configuredItem, ({ item, selectedOptions }) => {
        const single = selectedOptions
          .flatMap(({ optionId, choiceIds }) =>
            choiceIds.map((choiceId) => ({ optionId, choiceIds: [choiceId] })),
          )
          .map((selected) => unitPrice(item, [selected]) - item.price);
        expect(unitPrice(item, selectedOptions)).toBe(
          single.reduce((sum, one) => sum + one, Number(item.price)),
        );
      }),
    );
  });
});

describe('the allergens of a configuration', () => {
  test('is the union of the dish and its choices, in the usual order', () => {
    expect(configuredAllergens(curry, choose(['side', 'naan']))).toEqual({
      contains: ['cereals_containing_gluten', 'milk', 'nuts'],
      mayContain: ['celery', 'eggs'],
    });
  });

  test('is not stated as soon as one part does not state its own', () => {
    expect(configuredAllergens(curry, choose(['side', 'roti']))).toBeNull();
    expect(configuredAllergens({ ...curry, allergens: null }, choose(['side', 'rice']))).toBeNull();
  });

  test('never hides what any part states', () => {
    fc.assert(
      fc.property(configuredItem, ({ item, selectedOptions }) => {
        const result = configuredAllergens(item, selectedOptions);
        const chosen = new Set(selectedOptions.flatMap(({ choiceIds }) => choiceIds));
        const parts = [
          item,
          ...item.options.flatMap(({ choices }) => choices.filter((one) => chosen.has(one.id))),
        ];
        if (result === null) {
          expect(parts.some((part) => part.allergens === null)).toBe(true);
          return;
        }
        for (const { allergens } of parts) {
          expect(result.contains).toEqual(expect.arrayContaining([...(allergens?.contains ?? ['none'])]));
          const named = [...result.contains, ...result.mayContain];
          expect(named).toEqual(expect.arrayContaining([...(allergens?.mayContain ?? ['none'])]));
        }
        expect(result.mayContain.some((allergen) => result.contains.includes(allergen))).toBe(false);
      }),
    );
  });
});

describe('optionsHash', () => {
  test('is the SHA-256 of the dish and its selections sorted by option and choice', () => {
    // printf '%s' '["dish",[["a",["1","2"]],["b",["3"]]]]' | sha256sum
    const expected = '95e6730dd6beab730b222faec27c8b812e035144d71c743fecb2a6e7f4db1dae';
    expect(optionsHash('dish', choose(['b', '3'], ['a', '2', '1']))).toBe(expected);
  });

  test('does not tell an unanswered option from one left out', () => {
    expect(optionsHash('dish', choose(['a']))).toBe(optionsHash('dish', []));
  });

  const selection = fc
    .uniqueArray(fc.record({ optionId: id, choiceIds: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }) }), {
      selector: ({ optionId }) => optionId,
      maxLength: 5,
    })
    .chain((selected) =>
      fc
        .tuple(
          fc.shuffledSubarray(selected, { minLength: selected.length }),
          ...selected.map(({ choiceIds }) => fc.shuffledSubarray(choiceIds, { minLength: choiceIds.length })),
        )
        .map(([shuffled, ...choices]) => {
          const choicesOf = new Map(selected.map(({ optionId }, index) => [optionId, choices[index] ?? []]));
          return {
            selected,
            shuffled: shuffled.map(({ optionId }) => ({
              optionId,
              choiceIds: choicesOf.get(optionId) ?? [],
            })),
          };
        }),
    );

  test('does not depend on any order', () => {
    fc.assert(
      fc.property(id, selection, (dish, { selected, shuffled }) => {
        expect(optionsHash(dish, shuffled)).toBe(optionsHash(dish, selected));
        expect(optionsHash(dish, selected)).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
  });

  test('differs by dish, by option and by choice', () => {
    fc.assert(
      fc.property(id, selection, id, (dish, { selected }, other) => {
        const hash = optionsHash(dish, selected);
        expect(optionsHash(`${dish}0`, selected)).not.toBe(hash);
        expect(optionsHash(dish, [...selected, { optionId: `x${other}`, choiceIds: [other] }])).not.toBe(
          hash,
        );
        for (const { optionId, choiceIds } of selected) {
          const fewer = selected.map((one) =>
            one.optionId === optionId ? { optionId, choiceIds: choiceIds.slice(1) } : one,
          );
          expect(optionsHash(dish, fewer)).not.toBe(hash);
        }
      }),
    );
  });
});

test('what has left the menu leaves a selection, what has only sold out stays', () => {
  fc.assert(
    fc.property(configuredItem, id, ({ item, selectedOptions }, gone) => {
      const answered = selectedOptions.filter(({ choiceIds }) => choiceIds.length > 0);
      expect(knownSelection(item.options, selectedOptions)).toEqual(answered);
      const withGone = selectedOptions.map(({ optionId, choiceIds }) => ({
        optionId,
        choiceIds: [gone, ...choiceIds],
      }));
      const older = [...withGone, { optionId: gone, choiceIds: [gone] }];
      expect(knownSelection(item.options, older)).toEqual(answered);
    }),
  );
});
