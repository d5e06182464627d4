import { isId } from '@tiffin/domain';

/** The part of a page's address that names the dish whose dialog is open; anything but an id is ignored. */
export function readDishSearch({ dish }: Record<string, unknown>): { dish?: string | undefined } {
  return { dish: isId(dish) ? dish : undefined };
}

/** Whether a query string opens the dialog of a dish. */
export function namesDish(query: string): boolean {
  return new URLSearchParams(query).has('dish');
}
