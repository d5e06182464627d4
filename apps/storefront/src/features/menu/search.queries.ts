import { queryOptions } from '@tanstack/react-query';
import { onceUnlessMissing } from '../../calls/once-unless-missing.ts';
import { downloadMenuIndex } from './download-menu-index.ts';
import type { MenuSearch } from './menu-search.ts';

/** Reads of the search page alone, which are no part of the first load. */
export const searchQueries = {
  /** All dishes in brief, for searching in the browser; fresh for a minute, as the rest of the menu. */
  index: () =>
    queryOptions({
      queryKey: ['menu', 'index'],
      queryFn: ({ client }) => downloadMenuIndex(client),
      staleTime: 60_000,
      retry: onceUnlessMissing,
      // The page says in place why nothing can be found.
      meta: { hasOwnMessage: true },
    }),
  /** What the server finds, for a page that is opened by the address of a search. */
  results: ({ q, diets }: MenuSearch) =>
    queryOptions({
      queryKey: ['menu', 'search', q ?? '', diets ?? []],
      queryFn: async () => (await import('./menu.functions.ts')).fetchSearchResults({ data: { q, diets } }),
    }),
};
