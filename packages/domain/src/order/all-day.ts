import { isInKitchen } from './board-lanes.ts';
import { kitchenNameOf } from './kitchen-lines.ts';
import type { Order } from './order.ts';
import { orderLines } from './order-lines.ts';

/** How often something is still to be cooked, over all orders. */
export interface DishSum {
  readonly name: string;
  readonly quantity: number;
}

/** What of an order is summed. */
type CookedOrder = Pick<Order, 'status'> & {
  readonly items: readonly Pick<Order['items'][number], 'name' | 'kitchenName' | 'quantity' | 'options'>[];
};

type Called = Pick<Order['items'][number], 'name' | 'kitchenName'>;

/**
 * Sums the dishes that are still to be cooked under the names that the kitchen gives them, most first; orders that nobody
 * has answered, that are ready or that are over do not count. A choice counts with the dish of its name, be it one of
 * these orders or of the menu.
 */
export function allDay(orders: readonly CookedOrder[], menuNames: Iterable<string> = []): readonly DishSum[] {
  const lines = orders.filter(isInKitchen).flatMap(({ items }) => items);
  const dishNames = new Set([...menuNames, ...lines.flatMap(namesOf)].map(keyOf));
  const isDish = (choice: Called) => namesOf(choice).some((name) => dishNames.has(keyOf(name)));
  const choices = lines.flatMap((line) =>
    orderLines(line)
      .map(({ choiceName, count, ...called }) => ({
        ...called,
        name: choiceName,
        quantity: line.quantity * count,
      }))
      .filter(isDish),
  );
  // Of two ways to call a dish always the same one is shown, whatever came in first.
  const cooked = [...lines, ...choices].toSorted(byKitchenName);
  const shownNames = new Map<string, string>();
  for (const dish of cooked.toReversed()) shownNames.set(keyOf(dish.name), kitchenNameOf(dish));
  const sums = new Map<string, DishSum>();
  for (const { name, quantity } of cooked) {
    const shown = shownNames.get(keyOf(name)) ?? name;
    const sum = sums.get(keyOf(shown));
    sums.set(keyOf(shown), { name: sum?.name ?? shown, quantity: (sum?.quantity ?? 0) + quantity });
  }
  return [...sums.values()].toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name, 'en'));
}

const namesOf = (dish: Called) => [dish.name, kitchenNameOf(dish)];

/** First what the kitchen has a name of its own for. */
function byKitchenName(a: Called, b: Called): number {
  const [own, other] = [a, b].map(({ kitchenName }) => kitchenName === undefined);
  if (own !== other) return own ? 1 : -1;
  const [name, otherName] = [kitchenNameOf(a), kitchenNameOf(b)];
  return name < otherName ? -1 : name > otherName ? 1 : 0;
}

function keyOf(name: string): string {
  return name.trim().toLowerCase();
}
