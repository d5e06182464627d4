import { notFound } from '@tanstack/react-router';
import { isId, type Menu } from '@tiffin/domain';

/** The part of a page's address that names the dish whose dialog is open; anything but an id is ignored. */
export function readDishSearch({ dish }: Record<string, unknown>): { dish?: string | undefined } {
  return { dish: isId(dish) ? dish : undefined };
}

/** Whether a query string opens the dialog of a dish. */
export function namesDish(query: string): boolean {
  return new URLSearchParams(query).has('dish');
}

/** The dish that the address names, as the page's title and shared links show it. */
export interface DishFacts {
  readonly title: string;
  readonly description: string;
  readonly image: string | undefined;
  /** The address of the page with the dish open. */
  readonly sharedPath: string;
}

/** Finds the dish that the address names; null without one. */
export function dishFacts(
  menu: Pick<Menu, 'categories'> | undefined,
  path: string,
  dishId: string | undefined,
): DishFacts | null {
  if (dishId === undefined) return null;
  const dish = menu?.categories.flatMap(({ items }) => items).find(({ id }) => id === dishId);
  if (dish === undefined) return null;
  const { name, description, photoUrl } = dish;
  return { title: name, description, image: photoUrl ?? undefined, sharedPath: `${path}?dish=${dishId}` };
}

/** Throws notFound when the address names a dish that the menu does not have. */
export function assertDish(menu: Pick<Menu, 'categories'>, search: Record<string, unknown>): void {
  const { dish } = readDishSearch(search);
  const isThere = ({ items }: Menu['categories'][number]) => items.some(({ id }) => id === dish);
  if (dish !== undefined && !menu.categories.some(isThere)) throw notFound();
}
