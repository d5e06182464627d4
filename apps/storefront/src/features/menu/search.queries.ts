import { queryOptions } from '@tanstack/react-query';
import { retryOnce } from '../../site/retry-once.ts';
import { downloadMenuChoices, downloadMenuIndex } from './download-menu-index.ts';
import { menuQueries } from './menu.queries.ts';
import type { SearchParams } from './search-params.ts';

/** Reads of the search page alone, kept out of the first load. */
export const searchQueries = {
  /** All dishes in brief, for searching in the browser; fresh for a minute, as the rest of the menu. */
  index: () =>
    queryOptions({
      queryKey: [...menuQueries.all(), 'index'],
      queryFn: ({ client }) => downloadMenuIndex(client),
      staleTime: 60_000,
      retry: retryOnce,
      // The page says in place why nothing can be found.
      meta: { hasOwnMessage: true },
    }),
  /** The names of all choices, for searching beside the index; without them a search finds dishes by their own words. */
  choices: () =>
    queryOptions({
      queryKey: [...menuQueries.all(), 'choices'],
      queryFn: ({ client }) => downloadMenuChoices(client),
      staleTime: 60_000,
      retry: retryOnce,
      meta: { hasOwnMessage: true },
    }),
  /** What searches the index; its code comes beside it. */
  engine: () =>
    queryOptions({
      queryKey: ['search-engine'],
      queryFn: () => import('./search-engine.ts'),
      staleTime: Number.POSITIVE_INFINITY,
      // Functions have no structure to share.
      structuralSharing: false,
      retry: retryOnce,
      meta: { hasOwnMessage: true },
    }),
  /** What the server finds, for a page that is opened by the address of a search. */
  results: ({ q }: Pick<SearchParams, 'q'>) =>
    queryOptions({
      queryKey: [...menuQueries.all(), 'search', q ?? ''],
      queryFn: async () => (await import('./menu.functions.ts')).fetchSearchResults({ data: { q } }),
    }),
};
