import type { OrderItem } from './order.ts';

/** Counts the dishes of an order: two of one dish are two. */
export function countDishes(items: readonly Pick<OrderItem, 'quantity'>[]): number {
  return items.reduce((sum, { quantity }) => sum + quantity, 0);
}
