import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

test.each([
  ['tikka', 'tikka', 0],
  ['tika', 'tikka', 1],
  ['tikak', 'tikka', 1],
  ['paner', 'paneer', 1],
  ['tikka', 'naan', 3],
])('%s and %s: %i', (a, b, typos) => {
  expect(editDistance(a, b, 2)).toBe(typos);
  expect(editDistance(b, a, 2)).toBe(typos);
});

test('one slip is one typo, wherever it happens', () => {
  const word = fc.stringMatching(/^[a-z]{4,12}$/);
  fc.assert(
    fc.property(word, fc.nat(), (text, place) => {
      const at = place % text.length;
      const missing = text.slice(0, at) + text.slice(at + 1);
      expect(editDistance(text, missing, 2)).toBe(1);
      expect(editDistance(text, `${text.slice(0, at)}#${text.slice(at)}`, 2)).toBe(1);
      expect(editDistance(text, text, 2)).toBe(0);
    }),
  );
});
