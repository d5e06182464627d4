import type { OrderItem } from './order.ts';

/** The lines of an order that only adults may be given. */
export function alcoholicItems<Item extends Pick<OrderItem, 'isAlcohol'>>(
  items: readonly Item[],
): readonly Item[] {
  return items.filter(({ isAlcohol }) => isAlcohol === true);
}

/** Whether proof of age is asked for when an order is handed over. */
export function needsAgeCheck({
  items,
}: {
  readonly items: readonly Pick<OrderItem, 'isAlcohol'>[];
}): boolean {
  return alcoholicItems(items).length > 0;
}
