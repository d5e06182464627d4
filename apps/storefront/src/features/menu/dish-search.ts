const idPattern = /^[0-9a-f]{24}$/;

/** The part of a page's address that names the dish whose dialog is open; anything but an id is ignored. */
export function readDishSearch(search: Record<string, unknown>): { dish?: string } {
  return typeof search.dish === 'string' && idPattern.test(search.dish) ? { dish: search.dish } : {};
}
