import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Allergens } from '../menu/allergens.ts';
import { allergenCodes } from '../menu/allergens.ts';
import { diets } from '../menu/diets.ts';
import type { FilterableChoice, FilterableDish } from '../menu/filterable-dish.ts';
import type { SelectedOption } from '../menu/menu.ts';
import { preselected } from '../menu/preselected.ts';
import { slowCompletions, slowConfiguration } from '../testing/slow-dish.ts';
import { type SmallDish, smallDish } from '../testing/small-dish.ts';
import { rounds } from '../testing/soak.ts';
import { countFilters } from './filter-counts.ts';
import { clashInWords, onlyWith } from './filter-words.ts';
import { choiceClash, clashOf, type FilterVerdict, judgeDish } from './judge-dish.ts';
import { leavesOut, type MenuFilter, noFilter } from './menu-filter.ts';

const holding = (...contains: Allergens['contains']): Allergens => ({ contains, mayContain: [] });
const choice = (
  name: string,
  allergens: Allergens | null,
  more: Partial<FilterableChoice> = {},
): FilterableChoice => ({ name, isAvailable: true, allergens, ...more });
const without = (...allergens: MenuFilter['allergens']): MenuFilter => ({ ...noFilter, allergens });

const naan = choice('Naan', holding('cereals_containing_gluten', 'milk'));
const rice = choice('Rice', holding());
const roti = choice('Roti', holding('cereals_containing_gluten'));
const curry: FilterableDish = {
  allergens: holding('mustard'),
  dietary: ['vegan'],
  options: [
    { name: 'Side', minChoices: 1, choices: [naan, roti, rice] },
    {
      name: 'Dips',
      minChoices: 0,
      choices: [
        choice('Raita', holding('milk'), { isPreselected: true }),
        choice('Chutney', { contains: [], mayContain: ['nuts'] }),
        choice('Pickle', null),
      ],
    },
  ],
};

describe('a dish', () => {
  test.each<[string, MenuFilter, FilterVerdict, string | null]>([
    ['with nothing left out', noFilter, 'passes', null],
    ['whatever is chosen', without('eggs'), 'passes', null],
    ['by its own allergens', without('mustard'), 'left_out', null],
    ['as some configuration', without('milk'), 'passes', 'Only with Roti or Rice and without Raita'],
    ['as one configuration', without('cereals_containing_gluten'), 'passes', 'Only with Rice'],
    ['that may contain what only an extra may', without('nuts'), 'passes', null],
  ])('%s', (_, filter, verdict, words) => {
    expect(judgeDish(curry, filter)).toBe(verdict);
    if (verdict === 'passes') expect(onlyWith(curry, filter)).toBe(words);
  });

  test('that does not state its allergens never passes, and differs from what is known', () => {
    const unstated = { ...curry, allergens: null };
    expect(judgeDish(unstated, without('nuts'))).toBe('not_stated');
    expect(judgeDish(unstated, { ...noFilter, diets: ['vegan'] })).toBe('passes');
    const breads = { name: 'Bread', minChoices: 1, choices: [naan, choice('Kulcha', null)] };
    expect(judgeDish({ ...curry, options: [breads] }, without('milk'))).toBe('not_stated');
    expect(judgeDish({ ...curry, options: [{ ...breads, choices: [naan] }] }, without('milk'))).toBe(
      'left_out',
    );
  });

  test('that may contain something passes by the switch alone', () => {
    const shared: FilterableDish = { ...curry, allergens: { contains: [], mayContain: ['sesame'] } };
    expect(judgeDish(shared, without('sesame'))).toBe('left_out');
    expect(judgeDish(shared, { ...without('sesame'), allowsMayContain: true })).toBe('passes');
  });

  test('what is sold out helps nobody, and too few pieces do not', () => {
    const side = (minChoices: number, ...choices: FilterableChoice[]): FilterableDish => ({
      ...curry,
      options: [{ name: 'Side', minChoices, choices }],
    });
    expect(judgeDish(side(1, naan, { ...rice, isAvailable: false }), without('milk'))).toBe('left_out');
    expect(judgeDish(side(2, naan, rice), without('milk'))).toBe('left_out');
    expect(judgeDish(side(2, naan, { ...rice, max: 2 }), without('milk'))).toBe('passes');
    // A choice that asks for what clashes is no way out.
    const thali = choice('Thali', holding(), {
      options: [{ name: 'Bread', minChoices: 1, choices: [naan] }],
    });
    expect(judgeDish(side(1, thali), without('milk'))).toBe('left_out');
    expect(onlyWith(side(1, thali, rice), without('milk'))).toBe('Only with Rice');
  });

  test('what a choice asks itself is said with it', () => {
    const bread = {
      name: 'Bread',
      minChoices: 1,
      choices: [{ ...naan, isPreselected: true as const }, roti],
    };
    const thali = choice('Thali', holding(), { options: [bread] });
    const dish = (...choices: FilterableChoice[]) => ({
      ...curry,
      options: [{ name: 'Side', minChoices: 1, choices }],
    });
    expect(onlyWith(dish(thali, rice), without('milk'))).toBe('Only with Thali with Roti or Rice');
    expect(onlyWith(dish(thali, rice), without('eggs'))).toBeNull();
  });

  test('of many ways the few others are named, and of many others none', () => {
    const fits = ['A', 'B', 'C', 'D'].map((name) => choice(name, holding()));
    const clashing = ['W', 'X', 'Y', 'Z'].map((name) => choice(name, holding('milk')));
    const dish = (...choices: FilterableChoice[]) => ({
      ...curry,
      options: [{ name: 'Side', minChoices: 1, choices }],
    });
    expect(onlyWith(dish(...fits, ...clashing.slice(0, 2)), without('milk'))).toBe('Only without W or X');
    expect(onlyWith(dish(...fits, ...clashing), without('milk'))).toBe('Only with some of “Side”');
  });

  test('marks of choices count once one is marked; until then those of the dish speak for them', () => {
    const vegan: MenuFilter = { ...noFilter, diets: ['vegan'] };
    expect(judgeDish(curry, vegan)).toBe('passes');
    const marked = {
      ...curry,
      options: [{ name: 'Side', minChoices: 1, choices: [naan, { ...rice, dietary: ['vegan'] as const }] }],
    };
    expect(onlyWith(marked, vegan)).toBe('Only with Rice');
    expect(choiceClash(marked, naan, vegan)?.diets).toEqual(['vegan']);
    expect(choiceClash(curry, naan, vegan)).toBeNull();
    expect(judgeDish({ ...curry, dietary: ['vegetarian'] }, vegan)).toBe('left_out');
    expect(judgeDish(curry, { ...noFilter, diets: ['vegetarian'] })).toBe('passes');
  });
});

test('a clash in words', () => {
  const words = (part: Parameters<typeof clashOf>[0], filter: MenuFilter) => {
    const clash = clashOf(part, filter);
    return clash === null ? null : clashInWords(clash);
  };
  const part = {
    allergens: { contains: ['nuts', 'milk'], mayContain: ['sesame', 'eggs'] },
    dietary: [],
  } as const;
  expect(words(part, without('sesame', 'nuts', 'milk'))).toEqual([
    'Contains milk, nuts',
    'May contain sesame',
  ]);
  expect(words(part, { ...without('eggs'), allowsMayContain: true })).toBeNull();
  expect(words({ ...part, allergens: null }, { ...without('fish'), diets: ['vegan', 'halal'] })).toEqual([
    'Allergens not stated',
    'Not stated to be vegan and halal',
  ]);
});

test('counts before choosing tell what each part would do by itself', () => {
  const plain: FilterableDish = { allergens: holding(), dietary: [], options: [] };
  const nutty: FilterableDish = { ...plain, allergens: { contains: [], mayContain: ['nuts'] } };
  const dishes = [curry, plain, nutty, { ...plain, allergens: null }];
  const counts = countFilters(dishes, noFilter);
  expect(counts.allergens).toMatchObject({ mustard: 1, nuts: 1, milk: 0, lupin: 0 });
  expect(counts.diets).toMatchObject({ vegan: 1, vegetarian: 1, halal: 0 });
  expect(countFilters(dishes, { allowsMayContain: true }).allergens.nuts).toBe(0);
});

test('leaves out', () => {
  expect(leavesOut(noFilter)).toBe(false);
  expect(leavesOut({ ...noFilter, allowsMayContain: true })).toBe(false);
  expect(leavesOut(without('nuts'))).toBe(true);
  expect(leavesOut({ ...noFilter, diets: ['halal'] })).toBe(true);
});

const filters: fc.Arbitrary<MenuFilter> = fc.record({
  allergens: fc.uniqueArray(fc.constantFrom('milk', 'nuts', 'eggs', 'fish'), { maxLength: 3 }),
  allowsMayContain: fc.boolean(),
  diets: fc.uniqueArray(fc.constantFrom(...diets), { maxLength: 2 }),
});

/** Tries every configuration that can be ordered. */
function slowPasses(item: SmallDish, filter: MenuFilter): boolean {
  return slowCompletions(item, [], onSale).all.some((selected) => slowSuits(item, selected, filter));
}

const onSale = ({ isAvailable }: { readonly isAvailable: boolean }) => isAvailable;

function slowSuits(item: SmallDish, selected: readonly SelectedOption[], filter: MenuFilter): boolean {
  const { allergens, dietary } = slowConfiguration(item, selected);
  if (filter.allergens.length > 0) {
    if (allergens === null) return false;
    const hit = [...allergens.contains, ...(filter.allowsMayContain ? [] : allergens.mayContain)];
    if (filter.allergens.some((code) => hit.includes(code))) return false;
  }
  return filter.diets.every(
    (diet) => dietary.includes(diet) || (diet === 'vegetarian' && dietary.includes('vegan')),
  );
}

test('random menus equal trying every configuration', { timeout: 3_600_000 }, () => {
  fc.assert(
    fc.property(fc.array(smallDish, { minLength: 1, maxLength: 3 }), filters, (menu, filter) => {
      for (const { item } of menu) {
        const passes = judgeDish(item, filter) === 'passes';
        expect(passes).toBe(slowPasses(item, filter));
        // Nothing more is left out than with fewer things left out, and a kind switch takes nothing away.
        if (passes) {
          // Where nothing has to be minded, whatever is required may be chosen.
          if (onlyWith(item, filter) === null)
            for (const selected of slowCompletions(item, preselected(item.options), onSale).bare)
              expect(slowSuits(item, selected, filter)).toBe(true);
          for (const code of allergenCodes.filter((one) => filter.allergens.includes(one))) {
            const less = { ...filter, allergens: filter.allergens.filter((one) => one !== code) };
            expect(judgeDish(item, less)).toBe('passes');
          }
          expect(judgeDish(item, { ...filter, allowsMayContain: true })).toBe('passes');
        }
      }
    }),
    { numRuns: rounds(200, 20_000) },
  );
});
