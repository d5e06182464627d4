import { isId } from '@tiffin/domain';

/** Reads the search parameter that names the dish whose dialog is open; anything but an id is undefined. */
export function readDishParam({ dish }: Record<string, unknown>): { dish?: string | undefined } {
  return { dish: isId(dish) ? dish : undefined };
}

/** Whether a query string has the parameter that opens the dialog of a dish. */
export function hasDishParam(query: string): boolean {
  return new URLSearchParams(query).has('dish');
}
