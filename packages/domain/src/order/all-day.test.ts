import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { zeroPence } from '../money/pence.ts';
import { allDay } from './all-day.ts';
import type { OrderStatus } from './order.ts';

interface Line {
  readonly name: string;
  readonly kitchenName?: string;
  readonly quantity: number;
  /** Each is a name, or a name and what the kitchen calls it. */
  readonly choices?: readonly (string | readonly [name: string, kitchenName: string])[];
}

const order = (status: OrderStatus, ...lines: readonly Line[]) => ({
  status,
  items: lines.map(({ choices = [], ...line }) => ({
    ...line,
    options: [{ name: 'Side', choices: choices.map(sideOf) }],
  })),
});

function sideOf(choice: NonNullable<Line['choices']>[number]) {
  if (typeof choice === 'string') return { name: choice, price: zeroPence };
  const [name, kitchenName] = choice;
  return { name, kitchenName, price: zeroPence };
}

test('dishes of all orders are summed, most first, then by name', () => {
  expect(
    allDay([
      order('accepted', { name: 'Garlic naan', quantity: 3 }, { name: 'Butter chicken', quantity: 2 }),
      order('preparing', { name: 'Black dal', quantity: 2 }, { name: 'Garlic naan', quantity: 4 }),
    ]),
  ).toEqual([
    { name: 'Garlic naan', quantity: 7 },
    { name: 'Black dal', quantity: 2 },
    { name: 'Butter chicken', quantity: 2 },
  ]);
});

test('a choice counts with the dish of its name, as often as it is cooked; other choices do not', () => {
  const tikka = { name: 'Tikka', quantity: 2, choices: ['Saffron pilau', 'Medium'] };
  expect(allDay([order('accepted', tikka, { name: 'saffron pilau ', quantity: 1 })])).toEqual([
    { name: 'Saffron pilau', quantity: 3 },
    { name: 'Tikka', quantity: 2 },
  ]);
  // Nobody has ordered the dish by itself, and it has to be cooked all the same.
  expect(allDay([order('accepted', tikka)], ['Saffron pilau', 'Black dal'])).toEqual([
    { name: 'Saffron pilau', quantity: 2 },
    { name: 'Tikka', quantity: 2 },
  ]);
  expect(allDay([order('accepted', tikka)])).toEqual([{ name: 'Tikka', quantity: 2 }]);
});

test('several of a choice count as often, under another choice too', () => {
  const naan = { name: 'Garlic naan', price: zeroPence, count: 2 };
  const toShare = { name: 'To share', price: zeroPence, options: [{ name: 'Breads', choices: [naan] }] };
  const karahi = { name: 'Karahi', quantity: 3, options: [{ name: 'Size', choices: [toShare] }] };
  expect(allDay([{ status: 'accepted', items: [karahi] }], ['Garlic naan'])).toEqual([
    { name: 'Garlic naan', quantity: 6 },
    { name: 'Karahi', quantity: 3 },
  ]);
});

describe('under the names that the kitchen gives them', () => {
  const pilau = { name: 'Saffron pilau', kitchenName: 'Pilau', quantity: 1 };
  const withSide = (...choices: NonNullable<Line['choices']>) => ({ name: 'Tikka', quantity: 2, choices });
  const tikka = { name: 'Tikka', quantity: 2 };

  test('a choice counts with the dish that it is called like, on the menu or in the kitchen', () => {
    const expected = [{ name: 'Pilau', quantity: 3 }, tikka];
    for (const side of ['Saffron pilau', 'pilau'])
      expect(allDay([order('accepted', pilau, withSide(side))])).toEqual(expected);
    expect(allDay([order('accepted', pilau, withSide(['Side of pilau', 'Pilau']))])).toEqual(expected);
  });

  test('a dish that is cooked as a side only is called as its side is', () => {
    const side = withSide(['Saffron pilau', 'Pilau'], ['Mint raita', 'Raita']);
    expect(allDay([order('accepted', side)], ['Saffron pilau'])).toEqual([
      { name: 'Pilau', quantity: 2 },
      tikka,
    ]);
  });

  test('a dish whose kitchen name came or changed since some orders is one dish', () => {
    const renamed = { ...pilau, kitchenName: 'Saf. rice' };
    const { kitchenName, ...before } = pilau;
    expect(allDay([order('accepted', before, renamed, pilau)])).toEqual([{ name: kitchenName, quantity: 3 }]);
  });
});

test('what is not answered, ready or over is not to be cooked; a state that is not known is', () => {
  const naan = { name: 'Naan', quantity: 1 };
  const all: readonly OrderStatus[] = [
    ...(['pending_payment', 'payment_expired', 'payment_failed', 'placed', 'declined'] as const),
    ...(['ready', 'out_for_delivery', 'completed', 'cancelled'] as const),
  ];
  expect(allDay(all.map((status) => order(status, naan)))).toEqual([]);
  const cooked = ['accepted', 'preparing', 'in_progress'] as const;
  expect(allDay(cooked.map((status) => order(status, naan)))).toEqual([{ name: 'Naan', quantity: 3 }]);
});

const dishName = fc.constantFrom('Naan', 'naan', 'Pilau', ' Pilau', 'Dal', 'Tikka');
const line = fc.record(
  {
    name: dishName,
    kitchenName: fc.constantFrom('NAAN', 'Rice', 'rice', 'Chicken'),
    quantity: fc.integer({ min: 1, max: 20 }),
    choices: fc.array(
      fc.oneof(dishName, fc.constant('Medium'), fc.tuple(dishName, fc.constantFrom('Rice', 'Bread'))),
      { maxLength: 4 },
    ),
  },
  { requiredKeys: ['name', 'quantity', 'choices'] },
);
const orders = fc.array(
  fc.array(line, { maxLength: 5 }).map((lines) => order('accepted', ...lines)),
  { maxLength: 8 },
);
const menu = ['Naan', 'Pilau', 'Dal', 'Tikka'];

test('no dish is lost or counted twice', () => {
  fc.assert(
    fc.property(orders, (some) => {
      const sums = allDay(some, menu);
      const lines = some.flatMap(({ items }) => items);
      const pieces = lines.reduce((sum, { quantity, options }) => {
        const dishes = options.flatMap(({ choices }) => choices).filter(({ name }) => name !== 'Medium');
        return sum + quantity * (1 + dishes.length);
      }, 0);
      expect(sums.reduce((sum, { quantity }) => sum + quantity, 0)).toBe(pieces);
      expect(new Set(sums.map(({ name }) => name.trim().toLowerCase())).size).toBe(sums.length);
    }),
  );
});

test('the sums do not depend on which order or line came first', () => {
  const shuffled = orders.chain((some) =>
    fc.tuple(
      fc.constant(some),
      fc.shuffledSubarray(
        some.map(({ status, items }) => ({ status, items: items.toReversed() })),
        { minLength: some.length },
      ),
    ),
  );
  fc.assert(
    fc.property(shuffled, ([some, others]) => {
      expect(allDay(others, menu)).toEqual(allDay(some, menu));
    }),
  );
});
