import { allergenCodes, diets, type MenuFilter, noFilter } from '@tiffin/domain';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filterFragment, readFilter } from './filter-fragment.ts';
import { hasFilter } from './has-filter.ts';

test.each<[string, MenuFilter]>([
  ['without=nuts,sesame', { ...noFilter, allergens: ['nuts', 'sesame'] }],
  [
    'without=milk&may-contain=shown&diets=vegan,halal',
    { allergens: ['milk'], allowsMayContain: true, diets: ['vegan', 'halal'] },
  ],
  ['diets=gluten_free', { ...noFilter, diets: ['gluten_free'] }],
])('%s', (fragment, filter) => {
  expect(readFilter(fragment)).toEqual(filter);
  expect(filterFragment(filter)).toBe(fragment);
});

test.each([
  ['a section of the page', 'grill'],
  ['nothing', ''],
  ['something like it', 'notwithout=nuts'],
])('%s leaves nothing out', (_, fragment) => {
  expect(hasFilter(fragment)).toBe(false);
  expect(readFilter(fragment)).toEqual(noFilter);
});

test('what it does not know is passed over', () => {
  expect(readFilter('without=gold,nuts&diets=paleo&may-contain=perhaps')).toEqual({
    ...noFilter,
    allergens: ['nuts'],
  });
});

test('every filter is read as it was written', () => {
  fc.assert(
    fc.property(
      fc.subarray([...allergenCodes]),
      fc.subarray([...diets]),
      fc.boolean(),
      (allergens, wanted, traces) => {
        const filter = { allergens, allowsMayContain: traces && allergens.length > 0, diets: wanted };
        expect(readFilter(filterFragment(filter))).toEqual(filter);
      },
    ),
  );
});
