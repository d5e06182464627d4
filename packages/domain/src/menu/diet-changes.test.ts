import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { isMarked, slowAllChoices, slowFewestChanges } from '../testing/slow-dish.ts';
import { smallDish } from '../testing/small-dish.ts';
import { configure } from './configure.ts';
import { changesInWords, dietChanges } from './diet-changes.ts';
import { diets, suits } from './diets.ts';
import type { Choice, DietaryMark, MenuItem, MenuOption, NestedChoice, SelectedOption } from './menu.ts';
import { selectionProblems } from './selection-problems.ts';

const choice = (name: string, ...dietary: DietaryMark[]): Choice => ({
  ...{ id: name, name, price: pence(0), isAvailable: true, allergens: null, dietary },
});
const option = (
  id: string,
  [minChoices, maxChoices]: [number, number],
  ...choices: Choice[]
): MenuOption => ({
  ...{ id, name: id, minChoices, maxChoices, choices },
});
const karahi: Pick<MenuItem, 'dietary' | 'options'> = {
  dietary: ['vegan'],
  options: [
    option('main', [1, 1], choice('Chicken'), choice('Paneer', 'vegetarian'), choice('Vegetables', 'vegan')),
    option('bread', [1, 1], choice('Naan', 'vegetarian'), choice('Roti', 'vegan')),
    option(
      'dips',
      [0, 2],
      choice('Curry mayo', 'vegetarian'),
      choice('Chutney', 'vegan'),
      choice('Not stated'),
    ),
  ],
};
const chosen = (answers: Record<string, string[]>): SelectedOption[] =>
  Object.entries(answers).map(([optionId, choiceIds]) => ({ optionId, choiceIds }));

describe('dietChanges', () => {
  test.each([
    ['nothing is chosen yet', {}, 'with Vegetables and Roti'],
    ['meat', { main: ['Chicken'], bread: ['Roti'] }, 'with Vegetables instead of Chicken'],
    ['one slip', { main: ['Vegetables'], bread: ['Naan'] }, 'with Roti instead of Naan'],
    [
      'an extra',
      { main: ['Vegetables'], bread: ['Roti'], dips: ['Curry mayo', 'Chutney'] },
      'without Curry mayo',
    ],
    [
      'what is not stated',
      { main: ['Vegetables'], bread: ['Roti'], dips: ['Not stated'] },
      'without Not stated',
    ],
    [
      'all of it',
      { main: ['Chicken'], bread: ['Naan'], dips: ['Curry mayo'] },
      'with Vegetables instead of Chicken and Roti instead of Naan and without Curry mayo',
    ],
    ['nothing to change', { main: ['Vegetables'], bread: ['Roti'], dips: ['Chutney'] }, ''],
  ])('vegan: %s', (_, answers, words) => {
    expect(changesInWords(dietChanges(karahi, chosen(answers), 'vegan')?.changes ?? [])).toBe(words);
  });

  test('what is vegan is vegetarian, and the dish itself counts', () => {
    expect(dietChanges(karahi, chosen({ main: ['Paneer'], bread: ['Naan'] }), 'vegetarian')?.changes).toEqual(
      [],
    );
    expect(dietChanges({ ...karahi, dietary: ['vegetarian'] }, [], 'vegan')).toBeNull();
    expect(dietChanges(karahi, [], 'gluten_free')).toBeNull();
  });

  test('what is sold out helps nobody', () => {
    const [main, ...others] = karahi.options;
    const soldOut = main && {
      ...main,
      choices: main.choices.map((each) => ({ ...each, isAvailable: each.name !== 'Vegetables' })),
    };
    expect(dietChanges({ ...karahi, options: soldOut ? [soldOut, ...others] : [] }, [], 'vegan')).toBeNull();
  });

  test('finds as few changes as trying every configuration, and one that can be ordered and suits', () => {
    fc.assert(
      fc.property(smallDish, fc.constantFrom(...diets), ({ item, selectedOptions }, diet) => {
        const way = dietChanges(item, selectedOptions, diet);
        const isSilent = !slowAllChoices(item).some(isMarked);
        const fits = (each: NestedChoice) => isSilent || suits(each, diet);
        const fewest = suits(item, diet) ? slowFewestChanges(item, selectedOptions, fits) : null;
        expect(way === null).toBe(fewest === null);
        if (way === null) return;
        const onSale = { ...item, isAvailable: true };
        expect(selectionProblems(onSale, way.selectedOptions)).toEqual([]);
        expect(suits(configure(item, way.selectedOptions), diet)).toBe(true);
        expect(slowFewestChanges(item, way.selectedOptions, fits)).toBe(0);
        // No way is shorter, so the one that was found differs by just as much.
        expect(differenceOf(item.options, selectedOptions, way.selectedOptions)).toBe(fewest);
        expect(way.changes.length === 0).toBe(fewest === 0);
      }),
      { numRuns: 500 },
    );
  });
});

/** By how many pieces two selections differ; below a choice that is new, or gone, only what is there now counts. */
function differenceOf(
  options: readonly MenuOption[],
  before: readonly SelectedOption[],
  after: readonly SelectedOption[],
): number {
  const count = (selected: readonly SelectedOption[], optionId: string, id: string) =>
    selected.flatMap((one) => (one.optionId === optionId ? one.choiceIds : [])).filter((each) => each === id)
      .length;
  let sum = 0;
  for (const { id, choices } of options) {
    for (const each of choices) {
      const [was, is] = [count(before, id, each.id), count(after, id, each.id)];
      sum += Math.abs(was - is);
      if (is > 0) sum += differenceOf(each.options ?? [], was > 0 ? before : [], after);
    }
  }
  return sum;
}
