import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pence } from '../money/pence.ts';
import type { OrderItem, OrderStatus } from '../order/order.ts';
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
const completed = (...items: OrderItem[]) => ({ status: 'completed' as OrderStatus, items });

test('there is none without a completed order', () => {
  expect(usualOrder([])).toBeNull();
  const statuses: readonly OrderStatus[] = [
    'pending_payment',
    'placed',
    'in_progress',
    'declined',
    'cancelled',
  ];
  for (const status of statuses) expect(usualOrder([{ status, items: [item('dal')] }])).toBeNull();
});

test('what was declined, cancelled or is under way does not count', () => {
  const kept = completed(item('dal'));
  const declined = { status: 'declined' as OrderStatus, items: [item('roll')] };
  expect(usualOrder([declined, declined, kept])).toBe(kept);
});

test('the dishes that were ordered most often, as they were ordered last', () => {
  const once = completed(item('roll'));
  const last = completed(item('dal', 2), item('naan'));
  const first = completed(item('naan'), item('dal', 2));
  expect(usualOrder([once, last, first])).toBe(last);
});

test('of those ordered equally often the latest', () => {
  const [latest, other] = [completed(item('roll')), completed(item('dal'))];
  expect(usualOrder([latest, other])).toBe(latest);
});

test.each([
  ['quantity', item('dal', 1), item('dal', 2)],
  ['choice', item('dal', 1, 'Pilau'), item('dal', 1, 'Plain')],
])('another %s is another order', (_, one, other) => {
  const latest = completed(item('roll'));
  expect(usualOrder([latest, completed(one), completed(other)])).toBe(latest);
  expect(usualOrder([latest, completed(one), completed(one)])).not.toBe(latest);
});

test('it is one of the completed orders, and none was ordered more often', () => {
  const dishes = fc.constantFrom('dal', 'roll', 'naan');
  const order = fc.record({
    status: fc.constantFrom<OrderStatus>('completed', 'completed', 'declined', 'cancelled', 'preparing'),
    items: fc.array(fc.record({ dish: dishes, quantity: fc.integer({ min: 1, max: 2 }) }), {
      minLength: 1,
      maxLength: 2,
    }),
  });
  fc.assert(
    fc.property(fc.array(order, { maxLength: 12 }), (drawn) => {
      const orders = drawn.map(({ status, items }) => ({
        status,
        items: items.map(({ dish, quantity }) => item(dish, quantity)),
      }));
      const usual = usualOrder(orders);
      const ended = orders.filter(({ status }) => status === 'completed');
      if (usual === null) return void expect(ended).toEqual([]);
      const wanted = ({ items }: (typeof orders)[number]) =>
        items
          .map(({ menuItemId, quantity }) => `${menuItemId} ${quantity}`)
          .sort()
          .join();
      const countOf = (one: (typeof orders)[number]) =>
        ended.filter((other) => wanted(other) === wanted(one)).length;
      const most = Math.max(...ended.map(countOf));
      expect(ended.find((one) => countOf(one) === most)).toBe(usual);
    }),
  );
});
