import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { slowCompletions } from '../testing/slow-dish.ts';
import { smallDish } from '../testing/small-dish.ts';
import { canSuit } from './can-suit.ts';
import { cardMarks, certainMarks, dietOption } from './card-marks.ts';
import { configure } from './configure.ts';
import { diets, suits } from './diets.ts';
import { knownSelection } from './known-selection.ts';
import type { Choice, DietaryMark, MenuItem, MenuOption } from './menu.ts';

const choice = (name: string, dietary: readonly DietaryMark[], more: Partial<Choice> = {}): Choice => ({
  ...{ id: name, name, price: pence(0), isAvailable: true, allergens: null, dietary, ...more },
});
const asked = (id: string, minChoices: number, ...choices: Choice[]): MenuOption => ({
  ...{ id, name: id, minChoices, maxChoices: 2, choices },
});
const vegan = (...options: MenuOption[]): Pick<MenuItem, 'dietary' | 'options'> => ({
  dietary: ['vegan'],
  options,
});
const roti = choice('Roti', ['vegan']);
const naan = choice('Naan', ['vegetarian']);

test.each([
  ['nothing to choose', vegan(), ['vegan'], undefined],
  [
    'choices without marks',
    vegan(asked('size', 1, choice('Small', []), choice('Large', []))),
    ['vegan'],
    undefined,
  ],
  ['each answer suits', vegan(asked('bread', 1, roti)), ['vegan'], undefined],
  ['one answer is vegetarian', vegan(asked('bread', 1, roti, naan)), ['vegetarian'], 'vegan with Roti'],
  ['one says nothing', vegan(asked('bread', 1, roti, choice('Pitta', []))), [], 'vegan with Roti'],
  ['nobody has to answer', vegan(asked('bread', 0, naan)), ['vegan'], undefined],
  [
    'what is preselected',
    vegan(asked('bread', 1, { ...naan, isPreselected: true }, roti)),
    ['vegetarian'],
    'vegan with Roti instead of Naan',
  ],
  [
    'what a choice asks that nobody made yet',
    vegan(asked('size', 1, choice('Large', ['vegan'], { options: [asked('cheese', 1, naan)] }))),
    ['vegetarian'],
    undefined,
  ],
  [
    'nuts in a choice that nobody made yet',
    vegan(asked('bread', 1, roti, choice('Peshwari', ['vegan', 'contains_nuts']))),
    ['vegan'],
    undefined,
  ],
])('the card of a vegan dish: %s', (_, item, dietary, words) => {
  const { dietOption: option, ...marks } = cardMarks(item);
  expect(marks.dietary).toEqual(dietary);
  expect(option && `${option.diet} ${option.words}`).toBe(words);
  expect(canSuit(cardMarks(item), 'vegan')).toBe(words !== undefined || dietary.includes('vegan'));
});

test('a certain mark holds however the dish is chosen on, without extras', () => {
  fc.assert(
    fc.property(smallDish, ({ item, selectedOptions }) => {
      const selected = knownSelection(item.options, selectedOptions);
      const marks = { dietary: certainMarks(item, selected) };
      const { bare } = slowCompletions(item, selected, ({ isAvailable }) => isAvailable);
      for (const diet of diets.filter((each) => suits(marks, each)))
        for (const completion of bare) expect(suits(configure(item, completion), diet)).toBe(true);
      // What would make it vegan is not said of what is.
      const option = dietOption(item, selected);
      if (option !== null) expect(suits(marks, option.diet)).toBe(false);
    }),
    { numRuns: 500 },
  );
});
