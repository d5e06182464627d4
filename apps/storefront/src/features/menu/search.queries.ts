import { queryOptions } from '@tanstack/react-query';
import type { MenuSearch } from './menu-search.ts';

/** Searches that the server makes, for pages that are opened by the address of one; browsers search the index. */
export const searchQueries = {
  results: ({ q, diets }: MenuSearch) =>
    queryOptions({
      queryKey: ['menu', 'search', q ?? '', diets ?? []],
      queryFn: async () => (await import('./menu.functions.ts')).fetchSearchResults({ data: { q, diets } }),
    }),
};
