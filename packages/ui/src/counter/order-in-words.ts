import { type CounterOrder, kitchenLines } from '@tiffin/domain';
import { boardStrings as strings } from './board.strings.ts';

// What a person recognises an order by; all of it stands on the order's page.
const namedDishes = 6;

/** Whose order it is and what is in it: "Amara Okafor: 2 × Butter chicken, 1 × Garlic naan". */
export function orderInWords({ order, customer }: CounterOrder): string {
  const lines = kitchenLines(order.items);
  const dishes = lines.slice(0, namedDishes).map(({ name, quantity }) => `${strings.count(quantity)}${name}`);
  const rest = lines.length > namedDishes ? ` ${strings.moreDishes(lines.length - namedDishes)}` : '';
  return `${customer.name ?? strings.customer}: ${dishes.join(', ')}${rest}`;
}
