import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Allergens, allergenCodes } from '../menu/allergens.ts';
import { allergenChange, isSameAllergens } from './allergen-change.ts';

const statement: fc.Arbitrary<Allergens> = fc.record({
  contains: fc.shuffledSubarray([...allergenCodes]),
  mayContain: fc.shuffledSubarray([...allergenCodes]),
});

test('what was not stated is the same as nothing but itself', () => {
  const none = { contains: [], mayContain: [] };
  expect(isSameAllergens(null, null)).toBe(true);
  expect(isSameAllergens(null, none)).toBe(false);
  expect(isSameAllergens(none, null)).toBe(false);
  expect(isSameAllergens(none, { contains: [], mayContain: [] })).toBe(true);
});

test('the order of a statement says nothing, and neither does what may be in it beside what is', () => {
  const one: Allergens = { contains: ['milk', 'nuts'], mayContain: ['sesame'] };
  expect(isSameAllergens(one, { contains: ['nuts', 'milk'], mayContain: ['sesame', 'milk'] })).toBe(true);
  expect(isSameAllergens(one, { contains: ['milk'], mayContain: ['nuts', 'sesame'] })).toBe(false);
});

test.each<[string, Allergens, Allergens, string[], string[], string[]]>([
  [
    'may contain becomes contains',
    { contains: ['milk'], mayContain: ['nuts'] },
    { contains: ['milk', 'nuts'], mayContain: [] },
    ['nuts'],
    [],
    [],
  ],
  [
    'contains becomes may contain',
    { contains: ['nuts'], mayContain: [] },
    { contains: [], mayContain: ['nuts'] },
    [],
    [],
    ['nuts'],
  ],
  [
    'one comes, one may come, one goes',
    { contains: ['eggs'], mayContain: [] },
    { contains: ['milk'], mayContain: ['soybeans'] },
    ['milk'],
    ['soybeans'],
    ['eggs'],
  ],
])('%s', (_, before, now, nowContains, nowMayContain, less) => {
  expect(allergenChange(before, now)).toEqual({ nowContains, nowMayContain, less });
});

test('there is a change exactly where two statements differ, and each allergen is named once', () => {
  fc.assert(
    fc.property(statement, statement, (before, now) => {
      const { nowContains, nowMayContain, less } = allergenChange(before, now);
      const named = [...nowContains, ...nowMayContain, ...less];
      expect(named.length === 0).toBe(isSameAllergens(before, now));
      expect(new Set(named).size).toBe(named.length);
      expect(now.contains).toEqual(expect.arrayContaining([...nowContains]));
      const back = allergenChange(now, before);
      expect([...back.nowContains, ...back.nowMayContain].sort()).toEqual([...less].sort());
    }),
  );
});
