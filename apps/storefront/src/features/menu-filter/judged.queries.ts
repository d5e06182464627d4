import { queryOptions } from '@tanstack/react-query';
import { retryOnce } from '../../site/retry-once.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { searchQueries } from '../menu/search.queries.ts';
import { readFilter } from './filter-fragment.ts';
import { hasFilter } from './has-filter.ts';

/** What is left of the menu by the fragment of the page's address. The rules come with it, not with the pages. */
export const judgedMenuQuery = (fragment: string) =>
  queryOptions({
    queryKey: [...menuQueries.all(), 'judged', fragment],
    queryFn: async ({ client }) => {
      const [index, choices, { judgeMenu }] = await Promise.all([
        client.fetchQuery(searchQueries.index()),
        client.fetchQuery(searchQueries.choices()),
        import('./judge-menu.ts'),
      ]);
      // Positions of another version are other dishes.
      if (index.version !== choices.version) {
        await client.invalidateQueries({ queryKey: searchQueries.index().queryKey, refetchType: 'none' });
        await client.invalidateQueries({ queryKey: searchQueries.choices().queryKey, refetchType: 'none' });
        throw new Error('The menu changed between two reads of it.');
      }
      return judgeMenu(index, choices, readFilter(fragment));
    },
    enabled: hasFilter(fragment),
    staleTime: 60_000,
    retry: retryOnce,
    // The page says in place that nothing can be left out now.
    meta: { hasOwnMessage: true },
  });
