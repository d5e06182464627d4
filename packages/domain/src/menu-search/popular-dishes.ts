import type { MenuIndex, MenuItemSummary } from '../menu/menu-summary.ts';

/** How many dishes are shown as popular. */
export const popularDishCount = 6;

/**
 * The dishes to show before a search: what many have ordered, or the first of each section where too few have ordered.
 * What is sold out is left out.
 */
export function popularDishes({ categories, popular }: Pick<MenuIndex, 'categories' | 'popular'>): {
  readonly dishes: readonly MenuItemSummary[];
  readonly isByOrders: boolean;
} {
  const onSale = categories.map(({ items }) => items.filter(({ isAvailable }) => isAvailable));
  const byId = new Map(onSale.flat().map((item) => [item.id, item]));
  const ordered = popular.flatMap((id) => byId.get(id) ?? []);
  const isByOrders = ordered.length > 0;
  const dishes = isByOrders ? ordered : onSale.flatMap(([first]) => first ?? []);
  return { dishes: dishes.slice(0, popularDishCount), isByOrders };
}
