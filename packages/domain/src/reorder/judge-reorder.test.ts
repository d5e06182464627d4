import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cartLimits } from '../cart/cart-limits.ts';
import type { Allergens } from '../menu/allergens.ts';
import { type ChosenOption, chosenChoices, chosenOptions } from '../menu/chosen-options.ts';
import { configurationKey } from '../menu/configuration-key.ts';
import { configure } from '../menu/configure.ts';
import { knownSelection } from '../menu/known-selection.ts';
import type { MenuOption, SelectedOption } from '../menu/menu.ts';
import { selectionProblems } from '../menu/selection-problems.ts';
import { pence } from '../money/pence.ts';
import { type SmallDish, smallDish } from '../testing/small-dish.ts';
import { rounds } from '../testing/soak.ts';
import {
  type CartLineInPlace,
  type DishOnSale,
  type JudgedLine,
  judgeReorder,
  type OrderedLine,
  type ReorderAttempt,
} from './judge-reorder.ts';
import { type OrderedOption, orderedSelection } from './ordered-selection.ts';

const milk: Allergens = { contains: ['milk'], mayContain: [] };
const milkMayBeNuts: Allergens = { contains: ['milk'], mayContain: ['nuts'] };
const milkAndNuts: Allergens = { contains: ['milk', 'nuts'], mayContain: [] };

const heat: MenuOption = {
  id: 'heat',
  name: 'Heat',
  minChoices: 1,
  maxChoices: 1,
  choices: ['Mild', 'Hot'].map((name) => ({
    id: name.toLowerCase(),
    name,
    price: pence(name === 'Hot' ? 50 : 0),
    isAvailable: true,
    allergens: { contains: [], mayContain: [] },
  })),
};
const curry: DishOnSale = {
  name: 'Butter chicken',
  price: pence(1_200),
  isAvailable: true,
  allergens: milk,
  options: [heat],
  saleNote: null,
  backAt: null,
};
const hotCurry: OrderedLine = {
  id: 'line',
  menuItemId: 'curry',
  name: 'Butter chicken',
  quantity: 2,
  unitPrice: pence(1_250),
  allergens: milk,
  options: [{ optionId: 'heat', choices: [{ choiceId: 'hot', name: 'Hot', count: 1 }] }],
};
const hot: SelectedOption[] = [{ optionId: 'heat', choiceIds: ['hot'] }];
const inCart = (quantity: number, selectedOptions: readonly SelectedOption[] = hot): CartLineInPlace => ({
  quantity,
  selectedOptions,
  menuItem: { id: 'curry' },
});

function judge(dish: DishOnSale | null, attempt: Partial<ReorderAttempt> = {}) {
  const dishes = new Map(dish === null ? [] : [['curry', dish] as const]);
  return judgeReorder({ lines: [hotCurry], dishes, cart: [], accepted: new Set(), ...attempt });
}
const added = { verdict: 'add', quantity: 2, selectedOptions: hot, unitPrice: 1_250, isChanged: false };

describe('a line', () => {
  test('that is as it was is added unchanged', () => {
    expect(judge(curry)).toMatchObject([added]);
  });

  test.each([
    ['more', 1_300, 1_350],
    ['less', 1_100, 1_150],
  ])('that costs %s is added and changed', (_, price, unitPrice) => {
    expect(judge({ ...curry, price: pence(price) })).toMatchObject([
      { ...added, unitPrice, isChanged: true },
    ]);
  });

  const withoutHot = [{ ...heat, choices: heat.choices.slice(0, 1) }];
  const hotSoldOut = [
    { ...heat, choices: heat.choices.map((one) => ({ ...one, isAvailable: one.id !== 'hot' })) },
  ];
  const asksMore = [heat, { ...heat, id: 'size', name: 'Size' }];
  test.each<[string, DishOnSale | null, object]>([
    ['whose dish is gone', null, { why: { reason: 'dish_gone' }, unitPrice: null }],
    [
      'whose choice is gone',
      { ...curry, options: withoutHot },
      { why: { reason: 'choice_gone', choices: ['Hot'] }, unitPrice: null },
    ],
    [
      'whose option is gone',
      { ...curry, options: [] },
      { why: { reason: 'choice_gone', choices: ['Hot'] }, unitPrice: null },
    ],
    [
      'that is sold out',
      { ...curry, isAvailable: false, backAt: '2026-11-21T12:00:00Z' },
      { why: { reason: 'sold_out', backAt: '2026-11-21T12:00:00Z' }, unitPrice: 1_250 },
    ],
    [
      'that is not sold at this hour',
      { ...curry, saleNote: { isSold: false, text: 'Tomorrow from 12:00' } },
      { why: { reason: 'not_now', when: 'Tomorrow from 12:00' }, unitPrice: 1_250 },
    ],
    [
      'whose choice is sold out',
      { ...curry, options: hotSoldOut },
      { why: { reason: 'choice_sold_out', choices: ['Hot'] }, unitPrice: 1_250 },
    ],
    [
      'whose dish asks more than it did',
      { ...curry, options: asksMore },
      { why: { reason: 'choose_again', message: 'Choose 1 for “Size”.' }, unitPrice: null },
    ],
    [
      'whose allergens have changed',
      { ...curry, allergens: milkAndNuts },
      { why: { reason: 'allergens_changed', before: milk, now: milkAndNuts }, unitPrice: 1_250 },
    ],
    [
      'whose allergens are no longer stated',
      { ...curry, allergens: null },
      { why: { reason: 'allergens_changed', before: milk, now: null } },
    ],
  ])('%s is left', (_, dish, left) => {
    expect(judge(dish)).toMatchObject([{ verdict: 'leave', ...left }]);
  });

  test('that is sold now although not always is added', () => {
    expect(judge({ ...curry, saleNote: { isSold: true, text: 'Lunch, until 14:30' } })).toMatchObject([
      added,
    ]);
  });

  test('with one allergen less than before is left too, and added once accepted', () => {
    const lines = [{ ...hotCurry, allergens: milkMayBeNuts }];
    expect(judge(curry, { lines })).toMatchObject([{ why: { before: milkMayBeNuts, now: milk } }]);
    expect(judge(curry, { lines, accepted: new Set(['line']) })).toMatchObject([
      { ...added, allergens: milk, isChanged: true },
    ]);
    expect(judge(curry, { lines, accepted: new Set(['another']) })).toMatchObject([{ verdict: 'leave' }]);
  });

  const heatUnstated = [{ ...heat, choices: heat.choices.map((one) => ({ ...one, allergens: null })) }];
  test.each<[string, DishOnSale]>([
    ['the dish', { ...curry, allergens: { contains: [], mayContain: ['nuts'] }, options: heatUnstated }],
    [
      'a choice',
      {
        ...curry,
        allergens: null,
        options: [{ ...heat, choices: heat.choices.map((one) => ({ ...one, allergens: milk })) }],
      },
    ],
  ])('that is not stated in full, then and now, is asked about while %s states some', (_, dish) => {
    const lines = [{ ...hotCurry, allergens: null }];
    const why = { reason: 'allergens_changed', before: null, now: null };
    expect(judge(dish, { lines })).toMatchObject([{ verdict: 'leave', why }]);
    expect(judge(dish, { lines, accepted: new Set(['line']) })).toMatchObject([
      { ...added, allergens: null, isChanged: true },
    ]);
  });

  test('of which nothing is stated, then and now, is added', () => {
    const lines = [{ ...hotCurry, allergens: null }];
    const free = { contains: [], mayContain: [] };
    expect(judge({ ...curry, allergens: free, options: heatUnstated }, { lines })).toMatchObject([added]);
    expect(judge({ ...curry, allergens: null }, { lines })).toMatchObject([added]);
  });

  test('that is called otherwise now, or a choice of which is, is added and changed', () => {
    const options = [
      { ...heat, choices: heat.choices.map((one) => ({ ...one, name: `${one.name} with chilli` })) },
    ];
    expect(judge({ ...curry, name: 'Murgh makhani' })).toMatchObject([
      { ...added, isChanged: true, renamed: [{ before: 'Butter chicken', now: 'Murgh makhani' }] },
    ]);
    expect(judge({ ...curry, options })).toMatchObject([
      { ...added, isChanged: true, renamed: [{ before: 'Hot', now: 'Hot with chilli' }] },
    ]);
    expect(judge(curry)).toMatchObject([{ renamed: [] }]);
  });

  test('a choice below another one of which is called otherwise now is changed', () => {
    const [hotChoice] = heat.choices.slice(1);
    const dip = { ...heat, id: 'dip', name: 'Dip' };
    const options = hotChoice === undefined ? [] : [{ ...heat, choices: [{ ...hotChoice, options: [dip] }] }];
    const below = [{ optionId: 'dip', choices: [{ choiceId: 'mild', name: 'Meek', count: 1 }] }];
    const lines = [
      {
        ...hotCurry,
        options: [
          { optionId: 'heat', choices: [{ choiceId: 'hot', name: 'Hot', count: 1, options: below }] },
        ],
      },
    ];
    expect(judge({ ...curry, options }, { lines })).toMatchObject([
      { isChanged: true, renamed: [{ before: 'Meek', now: 'Mild' }] },
    ]);
  });

  test('that is sold out stays so, whatever was accepted', () => {
    const soldOut = { ...curry, isAvailable: false, allergens: milkAndNuts };
    expect(judge(soldOut, { accepted: new Set(['line']) })).toMatchObject([{ why: { reason: 'sold_out' } }]);
  });

  test.each([
    [97, { ...added, isChanged: false }],
    [98, { ...added, quantity: 1, isChanged: true }],
    [99, { verdict: 'leave', why: { reason: 'over_limit', limit: 99 } }],
  ])('joins its line of the cart, which holds %i, up to 99', (quantity, expected) => {
    expect(judge(curry, { cart: [inCart(quantity)] })).toMatchObject([expected]);
  });

  test.each([
    [1, added],
    [2, { ...added, quantity: 1, isChanged: true }],
    [3, { verdict: 'leave', why: { reason: 'over_limit', limit: 3 } }],
    [7, { verdict: 'leave', why: { reason: 'over_limit', limit: 3 } }],
  ])('of at most 3 in one order leaves the %i of another line', (quantity, expected) => {
    const cart = [inCart(quantity, [{ optionId: 'heat', choiceIds: ['mild'] }])];
    expect(judge({ ...curry, maxPerOrder: 3 }, { cart })).toMatchObject([expected]);
  });

  test('counts what the lines before it have taken of the limit', () => {
    const mild = [{ optionId: 'heat', choices: [{ choiceId: 'mild', name: 'Mild', count: 1 }] }];
    const lines = [hotCurry, { ...hotCurry, id: 'other', unitPrice: pence(1_200), options: mild }];
    expect(judge({ ...curry, maxPerOrder: 3 }, { lines })).toMatchObject([added, { quantity: 1 }]);
    expect(judge({ ...curry, maxPerOrder: 2 }, { lines })).toMatchObject([
      added,
      { why: { reason: 'over_limit' } },
    ]);
  });
});

describe('a cart', () => {
  const others = (count: number): CartLineInPlace[] =>
    Array.from({ length: count }, (_, index) => ({ ...inCart(1), menuItem: { id: `dish ${index}` } }));

  test('of 99 lines takes one more, one of 100 is full', () => {
    expect(judge(curry, { cart: others(99) })).toMatchObject([added]);
    expect(judge(curry, { cart: others(100) })).toBe('cart_full');
  });

  test('of 100 lines still takes more of one of them', () => {
    expect(judge(curry, { cart: [...others(99), inCart(1)] })).toMatchObject([added]);
  });

  test('that is full is no matter where nothing would be added', () => {
    expect(judge(null, { cart: others(100) })).toMatchObject([{ why: { reason: 'dish_gone' } }]);
  });
});

test('the pieces of nested choices are chosen again for each piece above', () => {
  const options: OrderedOption[] = [
    {
      optionId: 'size',
      choices: [
        {
          choiceId: 'large',
          name: 'Large',
          count: 2,
          options: [{ optionId: 'toppings', choices: [{ choiceId: 'olives', name: 'Olives', count: 6 }] }],
        },
      ],
    },
  ];
  expect(orderedSelection(options)).toEqual([
    { optionId: 'size', choiceIds: ['large', 'large'] },
    { optionId: 'toppings', choiceIds: ['olives', 'olives', 'olives'] },
  ]);
});

/** What an order keeps of a configured dish. */
function optionsOf(asked: readonly ChosenOption[], times = 1): OrderedOption[] {
  return asked
    .filter(({ chosen }) => chosen.length > 0)
    .map(({ option, chosen }) => ({
      optionId: option.id,
      choices: chosen.map(({ choice, count, nested }) => ({
        choiceId: choice.id,
        name: choice.name,
        count: times * count,
        options: optionsOf(nested, times * count),
      })),
    }));
}

function orderedLine(id: string, quantity: number, item: SmallDish, selected: readonly SelectedOption[]) {
  const { unitPrice, allergens } = configure(item, selected);
  const options = optionsOf(chosenOptions(item.options, selected));
  return { id, menuItemId: 'dish', name: item.name, quantity, unitPrice, allergens, options };
}

const onSale = (item: SmallDish, sold: Partial<DishOnSale> = {}): DishOnSale => ({
  ...item,
  saleNote: null,
  backAt: null,
  ...sold,
});

test('a dish that has not changed is ordered again as it was, exactly where it could be added by hand', () => {
  fc.assert(
    fc.property(smallDish, fc.integer({ min: 1, max: 99 }), ({ item, selectedOptions }, quantity) => {
      const known = knownSelection(item.options, selectedOptions);
      const line = orderedLine('line', quantity, item, known);
      expect(configurationKey('', orderedSelection(line.options))).toBe(configurationKey('', known));
      const dishes = new Map([['dish', onSale(item)]]);
      const judged = judgeReorder({ lines: [line], dishes, cart: [], accepted: new Set() });
      const { allergens } = configure(item, known);
      const isAsked = allergens === null && statesSome(item, known);
      if (isAsked || selectionProblems(item, known).length > 0) {
        expect(judged).toMatchObject([{ verdict: 'leave' }]);
        return;
      }
      expect(judged).toMatchObject([{ verdict: 'add', quantity, isChanged: false }]);
    }),
    { numRuns: rounds(300, 30_000) },
  );
});

test('of any two menus and any cart: limits hold, the cart keeps what it had, no allergen comes unasked', () => {
  const quantity = fc.integer({ min: 1, max: 99 });
  const drawn = fc.record({
    before: smallDish,
    now: smallDish,
    sold: fc.record({
      isAvailable: fc.constantFrom(true, true, true, false),
      maxPerOrder: fc.constantFrom(undefined, undefined, 2, 120),
      saleNote: fc.constantFrom(null, null, { isSold: false, text: '' }),
    }),
    isSameMenu: fc.boolean(),
    quantities: fc.array(quantity, { minLength: 1, maxLength: 3 }),
    inCart: fc.option(quantity),
    otherLines: fc.constantFrom(0, 1, 98, 99),
    accepts: fc.boolean(),
  });
  const key = ({ menuItem, selectedOptions }: CartLineInPlace) =>
    configurationKey(menuItem.id, selectedOptions);
  fc.assert(
    fc.property(
      drawn,
      ({ before, now, sold, isSameMenu, quantities, inCart: there, otherLines, accepts }) => {
        const { maxPerOrder, ...rest } = sold;
        const dish = onSale(isSameMenu ? { ...before.item, allergens: now.item.allergens } : now.item, {
          ...rest,
          ...(maxPerOrder !== undefined && { maxPerOrder }),
        });
        const known = knownSelection(before.item.options, before.selectedOptions);
        const lines = quantities.map((count, index) =>
          orderedLine(`line ${index}`, count, before.item, index === 1 ? [] : known),
        );
        const cart: CartLineInPlace[] = Array.from({ length: otherLines }, (_, index) => ({
          quantity: 1,
          selectedOptions: [],
          menuItem: { id: `other ${index}` },
        }));
        if (there !== null) cart.push({ quantity: there, selectedOptions: known, menuItem: { id: 'dish' } });
        const accepted = new Set(accepts ? lines.map(({ id }) => id) : []);
        const judged = judgeReorder({ lines, dishes: new Map([['dish', dish]]), cart, accepted });
        if (judged === 'cart_full') return void expect(cart.length).toBeGreaterThanOrEqual(99);

        expect(judged.map(({ line }) => line)).toEqual(lines);
        const after = new Map(cart.map((line) => [key(line), line.quantity]));
        const isAdded = (one: JudgedLine) => one.verdict === 'add';
        for (const one of judged.filter(isAdded)) {
          expect(one.quantity).toBeGreaterThanOrEqual(1);
          expect(one.quantity).toBeLessThanOrEqual(one.line.quantity);
          expect(selectionProblems(dish, one.selectedOptions)).toEqual([]);
          const today = configure(dish, one.selectedOptions);
          expect(one).toMatchObject({ unitPrice: today.unitPrice, allergens: today.allergens });
          if (!accepts) {
            expect(sorted(one.allergens)).toEqual(sorted(one.line.allergens));
            expect(one.allergens === null && statesSome(dish, one.selectedOptions)).toBe(false);
          }
          const place = key({ ...one, menuItem: { id: 'dish' } });
          after.set(place, (after.get(place) ?? 0) + one.quantity);
        }
        expect(after.size).toBeLessThanOrEqual(cartLimits.maxLines);
        expect(Math.max(...after.values(), 0)).toBeLessThanOrEqual(cartLimits.maxQuantity);
        const pieces = [...after].reduce(
          (sum, [place, count]) => (place.includes('"dish"') ? sum + count : sum),
          0,
        );
        expect(pieces).toBeLessThanOrEqual(Math.max(maxPerOrder ?? Infinity, there ?? 0));
      },
    ),
    { numRuns: rounds(300, 30_000) },
  );
});

/** Some part of a dish as it was chosen states an allergen. */
function statesSome(
  { allergens, options }: Pick<SmallDish, 'allergens' | 'options'>,
  selected: readonly SelectedOption[],
) {
  const parts = [allergens, ...chosenChoices(options, selected).map((choice) => choice.allergens)];
  return parts.some((part) => part !== null && [...part.contains, ...part.mayContain].length > 0);
}

function sorted(allergens: Allergens | null) {
  if (allergens === null) return null;
  const { contains, mayContain } = allergens;
  return { contains: [...contains].sort(), mayContain: [...mayContain].sort() };
}
