import fc from 'fast-check';
import { expect, test } from 'vitest';
import { zeroPence } from '../money/pence.ts';
import { allDay } from './all-day.ts';
import type { OrderStatus } from './order.ts';

interface Line {
  readonly name: string;
  readonly quantity: number;
  readonly choices?: readonly string[];
}

const order = (status: OrderStatus, ...lines: readonly Line[]) => ({
  status,
  items: lines.map(({ name, quantity, choices = [] }) => ({
    name,
    quantity,
    options: [{ name: 'Side', choices: choices.map((choice) => ({ name: choice, price: zeroPence })) }],
  })),
});

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
    { name: 'saffron pilau ', quantity: 3 },
    { name: 'Tikka', quantity: 2 },
  ]);
  // Nobody has ordered the dish by itself, and it has to be cooked all the same.
  expect(allDay([order('accepted', tikka)], ['Saffron pilau', 'Black dal'])).toEqual([
    { name: 'Saffron pilau', quantity: 2 },
    { name: 'Tikka', quantity: 2 },
  ]);
  expect(allDay([order('accepted', tikka)])).toEqual([{ name: 'Tikka', quantity: 2 }]);
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
const line = fc.record({
  name: dishName,
  quantity: fc.integer({ min: 1, max: 20 }),
  choices: fc.array(fc.oneof(dishName, fc.constant('Medium')), { maxLength: 4 }),
});
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
