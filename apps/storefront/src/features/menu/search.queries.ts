import { queryOptions } from '@tanstack/react-query';
import { menuRules } from './menu.queries.ts';
import type { MenuSearch } from './menu-search.ts';

/** What searches need; apart from the reads of other pages, which do not search. */
export const searchQueries = {
  /** All dishes in brief, for searching in the browser. */
  index: () =>
    queryOptions({
      queryKey: ['menu', 'index'],
      queryFn: async ({ client }) => (await import('./download-menu-index.ts')).downloadMenuIndex(client),
      ...menuRules,
      meta: { hasOwnMessage: true },
    }),
  /** A search that the server makes, for a page that is opened by its address. */
  results: ({ q, diets }: MenuSearch) =>
    queryOptions({
      queryKey: ['menu', 'search', q ?? '', diets ?? []],
      queryFn: async () => (await import('./menu.functions.ts')).fetchSearchResults({ data: { q, diets } }),
    }),
};
