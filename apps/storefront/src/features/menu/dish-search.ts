import { notFound } from '@tanstack/react-router';
import type { Menu } from '@tiffin/domain';
import { isWireId } from '../../wire-id.ts';

/** The part of a page's address that names the dish whose dialog is open; anything but an id is ignored. */
export function readDishSearch({ dish }: Record<string, unknown>): { dish?: string | undefined } {
  return { dish: isWireId(dish) ? dish : undefined };
}

/** Throws notFound when the address names a dish that the menu does not have. */
export function assertDish(menu: Pick<Menu, 'categories'>, search: Record<string, unknown>): void {
  const { dish } = readDishSearch(search);
  const isThere = ({ items }: Menu['categories'][number]) => items.some(({ id }) => id === dish);
  if (dish !== undefined && !menu.categories.some(isThere)) throw notFound();
}
