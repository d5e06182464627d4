import { describe, expect, test } from 'vitest';
import { fileContent } from '../testing/restaurant-file.ts';
import { checkRestaurantFile } from './check-restaurant-file.ts';

const choice = (key: string, dietary: readonly string[], more: object = {}) => ({
  ...{ key, name: key, dietary, allergens: {} },
  ...more,
});
const asked = (choices: readonly object[], min = 1) => ({ key: 'bread', name: 'Bread', min, choices });

function warningsOf(dish: object, options: readonly object[]): readonly string[] {
  const content = fileContent([options]);
  const [category] = content.categories;
  Object.assign(category?.items[0] ?? {}, { name: 'Dal', ...dish });
  const checked = checkRestaurantFile(content);
  if (!checked.isUsable) throw new Error(JSON.stringify(checked.problems));
  return checked.warnings.map(({ message }) => message);
}

describe('marks of a file', () => {
  test.each([
    [
      'a dish',
      { dietary: ['vegan'], allergens: { contains: ['milk'] } },
      [],
      'Dal is marked vegan and contains milk',
    ],
    [
      'a choice',
      { dietary: [] },
      [asked([choice('naan', ['gluten_free'], { allergens: { contains: ['cereals_containing_gluten'] } })])],
      'Dal, naan is marked gluten_free and contains cereals_containing_gluten',
    ],
    [
      'a choice of a choice',
      { dietary: [] },
      [
        asked([
          choice('naan', [], {
            options: [asked([choice('egg', ['vegan'], { allergens: { contains: ['eggs'] } })])],
          }),
        ]),
      ],
      'Dal, egg is marked vegan and contains eggs',
    ],
  ])('warns of %s that its allergens contradict', (_, dish, options, message) => {
    expect(warningsOf(dish, options)).toEqual([`${message}: correct one of the two.`]);
  });

  test.each([
    ['choices that answer', [asked([choice('naan', ['vegetarian']), choice('roti', ['vegan'])])], 0],
    [
      'choices without a mark, which say nothing of diets',
      [asked([choice('small', []), choice('large', [])])],
      0,
    ],
    ['a choice that nobody has to make', [asked([choice('naan', ['vegetarian'])], 0)], 0],
    ['only choices that do not suit', [asked([choice('naan', ['vegetarian']), choice('roti', [])])], 1],
  ])('a vegan dish with %s', (_, options, count) => {
    const warnings = warningsOf({ dietary: ['vegan'], allergens: {} }, options);
    const message =
      'Dal is marked vegan, and cannot be chosen so: mark what is vegan in each option that asks for an answer.';
    expect(warnings).toEqual(Array.from({ length: count }, () => message));
  });
});
