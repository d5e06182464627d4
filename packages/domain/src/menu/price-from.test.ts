import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { Choice, MenuItem, MenuOption, SelectedOption } from './menu.ts';
import { priceFrom } from './price-from.ts';
import { selectionProblems } from './selection-problems.ts';
import { unitPrice } from './unit-price.ts';

const choice = (id: string, price: number, isAvailable = true): Choice => ({
  ...{ id, name: id, price: pence(price), isAvailable, allergens: null },
});
const option = (id: string, [minChoices, maxChoices]: [number, number], ...choices: Choice[]) => ({
  ...{ id, name: id, minChoices, maxChoices, choices },
});
const dish = (price: number, ...options: MenuOption[]) => ({
  ...{ name: 'Karahi', price: pence(price), isAvailable: true, options },
});

describe('priceFrom', () => {
  const size = option('size', [1, 1], choice('one', 1000), choice('two', 1750));
  const extras = option('extras', [0, 2], choice('raita', 95), choice('naan', 0));

  test.each([
    ['a dish without options', dish(450), 450, false],
    ['a dish priced by a required choice', dish(0, size), 1000, true],
    ['an extra, which nobody has to choose', dish(450, extras), 450, false],
    [
      'a required choice of one price',
      dish(0, option('cut', [1, 1], choice('a', 800), choice('b', 800))),
      800,
      false,
    ],
    [
      'a required choice that is free',
      dish(450, option('cut', [1, 1], choice('a', 0), choice('b', 0))),
      450,
      false,
    ],
    [
      'two required of three',
      dish(0, option('two', [2, 3], choice('a', 300), choice('b', 100), choice('c', 200))),
      300,
      true,
    ],
    ['every choice required', dish(0, option('all', [2, 2], choice('a', 300), choice('b', 100))), 400, false],
    [
      'at least one of several at one price',
      dish(0, option('scoops', [1, 3], choice('a', 200), choice('b', 200))),
      200,
      false,
    ],
    [
      'the cheapest sold out',
      dish(0, option('size', [1, 1], choice('one', 1000, false), choice('two', 1750))),
      1750,
      false,
    ],
    [
      'all but one price sold out, of three',
      dish(0, option('size', [1, 1], choice('one', 1000, false), choice('two', 1750), choice('all', 1900))),
      1750,
      true,
    ],
    [
      'no choice on sale',
      dish(0, option('size', [1, 1], choice('one', 1000, false), choice('two', 1750, false))),
      1000,
      true,
    ],
    [
      'one option without a choice on sale',
      dish(
        0,
        option('cut', [1, 1], choice('a', 100, false)),
        option('size', [1, 1], choice('one', 1000, false), choice('two', 1750)),
      ),
      1100,
      true,
    ],
    [
      'more required than there are',
      dish(0, option('size', [3, 3], choice('one', 1000), choice('two', 1750))),
      2750,
      false,
    ],
  ] as const)('%s', (_, item, amount, varies) => {
    expect(priceFrom(item)).toEqual({ priceFrom: amount, priceVaries: varies });
  });

  test.each([
    ['nothing yet', [], 1000, true],
    ['the required choice', [{ optionId: 'size', choiceIds: ['two'] }], 1750, false],
    ['an extra before it', [{ optionId: 'extras', choiceIds: ['raita'] }], 1095, true],
    ['what is not on the menu', [{ optionId: 'size', choiceIds: ['gold'] }], 1000, true],
  ] as const)('goes on from what is chosen: %s', (_, selected, amount, varies) => {
    expect(priceFrom(dish(0, size, extras), selected)).toEqual({ priceFrom: amount, priceVaries: varies });
  });

  test('equals the least of all valid configurations, and varies where those without extras differ', () => {
    fc.assert(
      fc.property(partlyChosen, ({ item, selected }) => {
        const { prices, barePrices } = bruteForce(item, selected);
        fc.pre(prices.length > 0);
        expect(priceFrom(item, selected)).toEqual({
          priceFrom: Math.min(...prices),
          priceVaries: new Set(barePrices).size > 1,
        });
      }),
    );
  });

  test('is the unit price once a valid configuration is chosen', () => {
    fc.assert(
      fc.property(partlyChosen, ({ item, selected }) => {
        fc.pre(selectionProblems(item, selected).length === 0);
        expect(priceFrom(item, selected)).toEqual({
          priceFrom: unitPrice(item, selected),
          priceVaries: false,
        });
      }),
    );
  });
});

type Dish = Pick<MenuItem, 'name' | 'price' | 'isAvailable' | 'options'>;

/** The prices of every valid configuration that includes what is selected, and of those without an extra choice. */
function bruteForce(item: Dish, selected: readonly SelectedOption[]) {
  const chosenOf = ({ id }: MenuOption) => selected.find(({ optionId }) => optionId === id)?.choiceIds ?? [];
  const all = item.options
    .map((one) =>
      subsets(one.choices.map(({ id }) => id))
        .filter((ids) => chosenOf(one).every((id) => ids.includes(id)))
        .map((choiceIds) => ({ optionId: one.id, choiceIds })),
    )
    .reduce<SelectedOption[][]>(
      (some, next) => some.flatMap((one) => next.map((more) => [...one, more])),
      [[]],
    );
  const isValid = (of: Dish) => (one: readonly SelectedOption[]) => selectionProblems(of, one).length === 0;
  const onSale = all.filter(isValid(item));
  const valid = onSale.length > 0 ? onSale : all.filter(isValid(allOnSale(item)));
  const isBare = (configuration: readonly SelectedOption[]) =>
    item.options.every((one, index) => {
      const count = configuration[index]?.choiceIds.length;
      return count === Math.max(one.minChoices, chosenOf(one).length);
    });
  return {
    prices: valid.map((one) => unitPrice(item, one)),
    barePrices: valid.filter(isBare).map((one) => unitPrice(item, one)),
  };
}

const subsets = (ids: readonly string[]): string[][] =>
  ids.reduce<string[][]>((some, id) => some.concat(some.map((one) => [...one, id])), [[]]);

const allOnSale = (item: Dish): Dish => ({
  ...item,
  options: item.options.map((one) => ({
    ...one,
    choices: one.choices.map((each) => ({ ...each, isAvailable: true })),
  })),
});

// Few prices, so that many choices cost the same.
const price = fc.constantFrom(0, 50, 50, 120).map(pence);
const anyDish: fc.Arbitrary<Dish> = fc
  .array(
    fc.record({
      choices: fc.array(fc.record({ price, isAvailable: fc.boolean() }), { minLength: 1, maxLength: 4 }),
      minChoices: fc.nat(3),
      extraChoices: fc.nat(2),
    }),
    { maxLength: 3 },
  )
  .chain((options) =>
    price.map((own) =>
      dish(
        own,
        ...options.map(({ choices, minChoices, extraChoices }, index) =>
          option(
            `option ${index}`,
            [minChoices, Math.max(minChoices + extraChoices, 1)],
            ...choices.map((one, place) => choice(`choice ${index}.${place}`, one.price, one.isAvailable)),
          ),
        ),
      ),
    ),
  );
const partlyChosen = anyDish.chain((item) =>
  fc
    .tuple(
      ...item.options.map(({ id: optionId, choices, maxChoices }) =>
        fc
          .subarray(choices.filter(({ isAvailable }) => isAvailable).map(({ id }) => id))
          .map((ids) => ({ optionId, choiceIds: ids.slice(0, maxChoices) })),
      ),
    )
    .map((selected) => ({ item, selected: selected.filter(({ choiceIds }) => choiceIds.length > 0) })),
);
