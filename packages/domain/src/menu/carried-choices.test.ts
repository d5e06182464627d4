import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { carriedChoices } from './carried-choices.ts';
import type { Choice, MenuOption, NestedChoice, SelectedOption } from './menu.ts';

const topping = (id: string, name: string, more: Partial<NestedChoice> = {}): NestedChoice => ({
  ...{ id, name, price: pence(150), isAvailable: true, allergens: null, ...more },
});
const toppings = (id: string, choices: readonly NestedChoice[], maxChoices = 4, name = 'Toppings') => ({
  ...{ id, name, minChoices: 0, maxChoices, choices },
});
const size = (name: string, ...options: MenuOption<NestedChoice>[]): Choice => ({
  ...topping(name, name),
  options,
});

const medium = size(
  'Medium',
  toppings('medium-toppings', [topping('m1', 'Pepperoni', { max: 2 }), topping('m2', 'Olives')]),
);
const large = size(
  'Large',
  toppings('large-toppings', [
    topping('l0', 'Ham'),
    topping('l1', 'pepperoni ', { max: 2 }),
    topping('l2', 'Olives'),
  ]),
);

test('toppings follow to the size that has them too', () => {
  const chosen = [{ optionId: 'medium-toppings', choiceIds: ['m2', 'm1', 'm1'] }];
  expect(carriedChoices(medium, large, chosen)).toEqual([
    { optionId: 'large-toppings', choiceIds: ['l1', 'l1', 'l2'] },
  ]);
});

test('only what the other size allows follows', () => {
  const chosen = [{ optionId: 'large-toppings', choiceIds: ['l0', 'l1', 'l1', 'l2'] }];
  const small = size('Small', toppings('s', [topping('s1', 'Pepperoni'), topping('s2', 'Olives')], 1));
  expect(carriedChoices(large, small, chosen)).toEqual([{ optionId: 's', choiceIds: ['s1'] }]);
  const soldOut = size('Small', toppings('s', [topping('s1', 'Pepperoni', { isAvailable: false })]));
  expect(carriedChoices(large, soldOut, chosen)).toEqual([]);
});

test('an option that the other size does not have begins with what is preselected, another one with what was chosen', () => {
  const dips = [topping('none', 'No dip', { isPreselected: true }), topping('bbq', 'Barbecue')];
  const meal = size('Meal', toppings('dip', dips, 1, 'Dip'));
  const feast = size('Feast', toppings('feast-dip', dips, 1, 'Dip'));
  expect(carriedChoices(large, meal, [])).toEqual([{ optionId: 'dip', choiceIds: ['none'] }]);
  expect(carriedChoices(undefined, meal, [])).toEqual([{ optionId: 'dip', choiceIds: ['none'] }]);
  expect(carriedChoices(meal, feast, [])).toEqual([]);
});

const nested = (prefix: string): fc.Arbitrary<MenuOption<NestedChoice>> =>
  fc
    .record({
      names: fc.uniqueArray(fc.constantFrom('Ham', 'Olives', 'Onion', 'Pepperoni'), { minLength: 1 }),
      max: fc.integer({ min: 1, max: 3 }),
      maxChoices: fc.integer({ min: 1, max: 5 }),
      name: fc.constantFrom('Toppings', 'Sauce'),
    })
    .map(({ names, max, maxChoices, name }) =>
      toppings(
        `${prefix}${name}`,
        names.map((each) => topping(`${prefix}${each}`, each, { max })),
        maxChoices,
        name,
      ),
    );
const carried = fc.tuple(nested('a'), nested('b')).chain(([a, b]) =>
  fc.record({
    from: fc.constant(size('A', a)),
    to: fc.constant(size('B', b)),
    chosen: fc
      .subarray(a.choices.flatMap(({ id, max = 1 }) => Array<string>(max).fill(id)))
      .map((ids): SelectedOption[] => [{ optionId: a.id, choiceIds: ids.slice(0, a.maxChoices) }]),
  }),
);
const count = (ids: readonly string[], id: string) => ids.filter((each) => each === id).length;

test('nothing follows that was not chosen, or that is more than allowed', () => {
  fc.assert(
    fc.property(carried, ({ from, to, chosen }) => {
      for (const { optionId, choiceIds } of carriedChoices(from, to, chosen)) {
        const option = to.options?.find(({ id }) => id === optionId);
        expect(choiceIds.length).toBeLessThanOrEqual(option?.maxChoices ?? 0);
        for (const { id, name, max = 1 } of option?.choices ?? []) {
          const before = count(chosen[0]?.choiceIds ?? [], `a${name}`);
          expect(count(choiceIds, id)).toBeLessThanOrEqual(Math.min(before, max));
        }
      }
    }),
  );
});

test('a choice that has every name and as much room loses nothing, nor does the way back', () => {
  fc.assert(
    fc.property(carried, ({ from, chosen }) => {
      const renamed = (option: MenuOption<NestedChoice>) => ({
        ...option,
        id: `z${option.id}`,
        choices: option.choices.map((each) => ({ ...each, id: `z${each.id}` })),
      });
      const twin = size('Twin', ...(from.options ?? []).map(renamed));
      const there = carriedChoices(from, twin, chosen);
      const sorted = chosen.map(({ optionId, choiceIds }) => ({ optionId, choiceIds: choiceIds.toSorted() }));
      const answered = sorted.filter(({ choiceIds }) => choiceIds.length > 0);
      const back = carriedChoices(twin, from, there);
      expect(back.map(({ optionId, choiceIds }) => ({ optionId, choiceIds: choiceIds.toSorted() }))).toEqual(
        answered,
      );
    }),
  );
});
