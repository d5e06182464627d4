import { isInKitchen } from './board-lanes.ts';
import type { Order } from './order.ts';

/** How often something is still to be cooked, over all orders. */
export interface DishSum {
  readonly name: string;
  readonly quantity: number;
}

/** What of an order is summed. */
type CookedOrder = Pick<Order, 'status'> & {
  readonly items: readonly Pick<Order['items'][number], 'name' | 'quantity' | 'options'>[];
};

/**
 * Sums the dishes that are still to be cooked, most first; orders that nobody has answered, that are ready or that are
 * over do not count. A choice counts with the dish of its name, be it one of these orders or of the menu.
 */
export function allDay(orders: readonly CookedOrder[], menuNames: Iterable<string> = []): readonly DishSum[] {
  const lines = orders.filter(isInKitchen).flatMap(({ items }) => items);
  const dishes = new Map<string, string>();
  // Of two ways to write a name always the same one is shown, whatever came in first.
  for (const name of [...lines.map((line) => line.name), ...menuNames].toSorted()) {
    if (!dishes.has(keyOf(name))) dishes.set(keyOf(name), name);
  }
  const sums = new Map<string, number>();
  const add = (name: string, quantity: number) => sums.set(name, (sums.get(name) ?? 0) + quantity);
  for (const { name, quantity, options } of lines) {
    add(dishes.get(keyOf(name)) ?? name, quantity);
    for (const choice of options.flatMap(({ choices }) => choices)) {
      const dish = dishes.get(keyOf(choice.name));
      if (dish !== undefined) add(dish, quantity);
    }
  }
  return [...sums]
    .map(([name, quantity]) => ({ name, quantity }))
    .toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, 'en'));
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
