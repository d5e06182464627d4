import type { MenuItemSummary } from '../menu/menu-summary.ts';
import { whyNotSold } from '../menu/why-not-sold.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { CartMenuItem } from './cart.ts';

/** The most dishes that are named to go with a dish, and the most that a cart proposes. */
export const mostGoingWith = 3;

/**
 * The dishes that go with what is in the cart, as its restaurant has named them: what it named first for each dish comes
 * before what it named second. None that is in the cart, is sold out, or is not sold now or in this mode.
 */
export function goingWith<Dish extends Pick<MenuItemSummary, 'id' | 'isAvailable' | 'saleNote' | 'modes'>>(
  items: readonly { readonly menuItem: Pick<CartMenuItem, 'id' | 'goesWith'> }[],
  menu: readonly Dish[],
  mode: OrderingMode,
): readonly Dish[] {
  const inCart = new Set(items.map(({ menuItem }) => menuItem.id));
  const named = Array.from({ length: mostGoingWith }, (_, place) =>
    items.flatMap(({ menuItem }) => menuItem.goesWith?.[place] ?? []),
  ).flat();
  return [...new Set(named)]
    .filter((id) => !inCart.has(id))
    .flatMap((id) => menu.find((dish) => dish.id === id) ?? [])
    .filter((dish) => dish.isAvailable && whyNotSold(dish, mode) === null)
    .slice(0, mostGoingWith);
}
