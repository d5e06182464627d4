import { expect, test } from 'vitest';
import { dietsInText, withoutDietWords } from './diet-words.ts';

test.each([
  ['vegan curry', ['vegan'], 'curry'],
  ['Plant-based  pizza', ['vegan'], 'pizza'],
  ['veg', ['vegetarian'], ''],
  ['vegitarian starters', ['vegetarian'], 'starters'],
  ['gluten-free vegan pasta', ['gluten_free', 'vegan'], 'pasta'],
  ['GF', ['gluten_free'], ''],
  ['vegetables', [], 'vegetables'],
  ['non veg', [], 'non veg'],
  ['chicken', [], 'chicken'],
])('%j asks for %j of %j', (text, diets, rest) => {
  expect(dietsInText(text)).toEqual(diets);
  expect(withoutDietWords(text, dietsInText(text))).toBe(rest);
});

test('only the words of the diets named are taken out', () => {
  expect(withoutDietWords('vegan gluten free pasta', ['vegan'])).toBe('gluten free pasta');
});
