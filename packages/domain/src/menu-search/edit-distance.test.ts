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

/** The definition, step by step: the least number of slips that turn one word into the other. */
function slipsBetween(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length;
  const [x, y] = [a.slice(1), b.slice(1)];
  const slips = [
    slipsBetween(x, b) + 1,
    slipsBetween(a, y) + 1,
    slipsBetween(x, y) + (a[0] === b[0] ? 0 : 1),
  ];
  const isSwapped = a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0];
  return Math.min(...slips, isSwapped ? slipsBetween(a.slice(2), b.slice(2)) + 1 : Number.POSITIVE_INFINITY);
}

test('counts the fewest slips of the finger, up to one more than the limit', () => {
  const word = fc.stringMatching(/^[abc]{0,6}$/);
  fc.assert(
    fc.property(word, word, fc.integer({ min: 0, max: 4 }), (a, b, limit) => {
      expect(editDistance(a, b, limit)).toBe(Math.min(slipsBetween(a, b), limit + 1));
    }),
  );
});
