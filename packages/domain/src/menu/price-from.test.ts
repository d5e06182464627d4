import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import { smallDish } from '../testing/small-dish.ts';
import { configure } from './configure.ts';
import type { Choice, MenuOption } from './menu.ts';
import { priceFrom } from './price-from.ts';
import { selectionProblems } from './selection-problems.ts';

const choice = (id: string, price: number, isAvailable = true): Choice => ({
  ...{ id, name: id, price: pence(price), isAvailable, allergens: null },
});
const option = (id: string, [minChoices, maxChoices]: [number, number], ...choices: Choice[]) => ({
  ...{ id, name: id, minChoices, maxChoices, choices },
});
const dish = (price: number, ...options: MenuOption[]) => ({
  ...{ name: 'Karahi', price: pence(price), isAvailable: true, allergens: null, options },
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

  test.each([
    ['the included pieces are the least expensive', { included: 1 }, [2, 3], 500, false],
    ['no more is included than there is', { included: 3 }, [2, 3], 0, false],
    ['only the dearest counts', { pricing: 'dearest' }, [2, 2], 500, false],
    ['only the dearest counts, of one kind at least', { pricing: 'dearest' }, [1, 2], 400, true],
  ] as const)('of an option with a rule: %s', (_, rule, [min, max], amount, varies) => {
    const halves = { ...option('halves', [min, max], choice('ham', 400), choice('mushroom', 500)), ...rule };
    expect(priceFrom(dish(0, halves))).toEqual({ priceFrom: amount, priceVaries: varies });
  });

  test('a choice that takes off is the least, and what it is taken off varies', () => {
    const without = option('without', [0, 2], choice('no cheese', -100), choice('no basil', -25));
    expect(priceFrom(dish(950, without))).toEqual({ priceFrom: 825, priceVaries: true });
    expect(
      priceFrom(dish(950, without), [{ optionId: 'without', choiceIds: ['no cheese', 'no basil'] }]),
    ).toEqual({
      priceFrom: 825,
      priceVaries: false,
    });
  });

  test('a required option of a choice counts for each piece of it', () => {
    const side = {
      ...choice('fries', 200),
      options: [option('dip', [1, 1], choice('mayo', 30), choice('aioli', 50))],
    };
    const deal = dish(0, option('sides', [2, 2], { ...side, max: 2 }));
    expect(priceFrom(deal)).toEqual({ priceFrom: 460, priceVaries: true });
  });

  test('a choice whose own required option is sold out is not on sale', () => {
    const large = {
      ...choice('large', 200),
      options: [option('base', [1, 1], choice('thin', 0, false), choice('thick', 0, false))],
    };
    expect(priceFrom(dish(0, option('size', [1, 1], large, choice('small', 300)))).priceFrom).toBe(300);
    expect(priceFrom(dish(0, option('size', [1, 1], large))).priceFrom).toBe(200);
  });

  test('is the price of the configuration once a valid one is chosen', () => {
    fc.assert(
      fc.property(smallDish, ({ item, selectedOptions }) => {
        fc.pre(selectionProblems(item, selectedOptions).length === 0);
        const { priceFrom: least } = priceFrom(item, selectedOptions);
        expect(least).toBeLessThanOrEqual(configure(item, selectedOptions).unitPrice);
      }),
    );
  });
});
