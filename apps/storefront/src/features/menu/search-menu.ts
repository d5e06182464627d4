import type { DishSearch, MenuIndex, MenuItemSummary } from '@tiffin/domain';
import type { SearchParams } from './search-params.ts';

/** How many of the dishes found show at first, and how many more at each press. */
export const searchPageSize = 48;

/** What a search page shows of a search. */
export interface SearchResults {
  /** The best of the dishes found. */
  readonly items: readonly MenuItemSummary[];
  /** How many were found in all. */
  readonly itemCount: number;
  /** Words that find something: the first dish of each of the first sections. */
  readonly suggestions: readonly string[];
}

/** Searches a menu with its prepared search; `limit` is how many dishes to show. */
export function searchMenu(
  { categories }: Pick<MenuIndex, 'categories'>,
  find: DishSearch,
  { q = '', diets = [] }: SearchParams,
  limit = searchPageSize,
): SearchResults {
  const found = find(q, diets);
  return {
    items: found.slice(0, limit),
    itemCount: found.length,
    suggestions: categories.slice(0, 4).flatMap(({ items: [first] }) => first?.name ?? []),
  };
}
