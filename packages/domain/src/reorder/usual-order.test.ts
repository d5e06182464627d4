import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { OrderItem } from '../order/order.ts';
import { usualOrder } from './usual-order.ts';

const item = (menuItemId: string, quantity = 1, choice?: string): OrderItem => ({
  id: `${menuItemId}-line`,
  menuItemId,
  name: menuItemId,
  photoUrl: null,
  quantity,
  unitPrice: pence(500),
  totalPrice: pence(500 * quantity),
  options: choice === undefined ? [] : [{ name: 'Rice', choices: [{ name: choice, price: pence(0) }] }],
  allergens: null,
});
const placed = (...items: OrderItem[]) => ({ placedAt: '2026-11-20T18:46:00Z', items });

test('there is none without a placed order', () => {
  expect(usualOrder([])).toBeNull();
  expect(usualOrder([{ placedAt: null, items: [item('dal')] }])).toBeNull();
});

test('the dishes that were ordered most often, as they were ordered last', () => {
  const once = placed(item('roll'));
  const last = placed(item('dal', 2), item('naan'));
  const first = placed(item('naan'), item('dal', 2));
  expect(usualOrder([once, last, first])).toBe(last);
});

test('of those ordered equally often the latest', () => {
  const [latest, other] = [placed(item('roll')), placed(item('dal'))];
  expect(usualOrder([latest, other])).toBe(latest);
});

test.each([
  ['quantity', item('dal', 1), item('dal', 2)],
  ['choice', item('dal', 1, 'Pilau'), item('dal', 1, 'Plain')],
])('another %s is another order', (_, one, other) => {
  const latest = placed(item('roll'));
  expect(usualOrder([latest, placed(one), placed(other)])).toBe(latest);
  expect(usualOrder([latest, placed(one), placed(one)])).not.toBe(latest);
});

test('it is one of the placed orders, and none was ordered more often', () => {
  const dishes = fc.constantFrom('dal', 'roll', 'naan');
  const order = fc.record({
    placedAt: fc.option(fc.constant('2026-11-20T18:46:00Z')),
    items: fc.array(fc.record({ dish: dishes, quantity: fc.integer({ min: 1, max: 2 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), (drawn) => {
      const orders = drawn.map(({ placedAt, items }) => ({
        placedAt,
        items: items.map(({ dish, quantity }) => item(dish, quantity)),
      }));
      const usual = usualOrder(orders);
      const ofPlaced = orders.filter(({ placedAt }) => placedAt !== null);
      if (usual === null) return void expect(ofPlaced).toEqual([]);
      const wanted = ({ items }: (typeof orders)[number]) =>
        items
          .map(({ menuItemId, quantity }) => `${menuItemId} ${quantity}`)
          .sort()
          .join();
      const countOf = (one: (typeof orders)[number]) =>
        ofPlaced.filter((other) => wanted(other) === wanted(one)).length;
      const most = Math.max(...ofPlaced.map(countOf));
      expect(ofPlaced.find((one) => countOf(one) === most)).toBe(usual);
    }),
  );
});
