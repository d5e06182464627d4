import { expect, test } from 'vitest';
import { allergenSentence } from './allergen-sentence.ts';

test.each([
  [null, 'not stated. Ring the restaurant before you eat it.'],
  [{ contains: [], mayContain: [] }, 'none of the 14 allergens.'],
  [{ contains: ['milk', 'mustard'], mayContain: [] }, 'contains milk, mustard.'],
  [{ contains: [], mayContain: ['nuts'] }, 'may contain nuts.'],
  [{ contains: ['milk'], mayContain: ['eggs'] }, 'contains milk. May contain eggs.'],
] as const)('%j: %s', (allergens, sentence) => {
  expect(allergenSentence(allergens)).toBe(sentence);
});
