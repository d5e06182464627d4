import { useQuery } from '@tanstack/react-query';
import { createDishSearch } from '@tiffin/domain';
import type { SearchPageProps } from '@tiffin/ui';
import { useMemo, useState } from 'react';
import { searchQueries } from './search.queries.ts';
import { searchMenu, searchPageSize } from './search-menu.ts';
import type { SearchParams } from './search-params.ts';

interface FoundDishes
  extends Pick<
    SearchPageProps,
    'results' | 'resultCount' | 'onShowMore' | 'status' | 'onRetry' | 'isRetrying'
  > {
  /** Words that find something. */
  readonly suggestions: readonly string[];
}

/**
 * What a search finds in the index of the menu, which is fetched when a search page opens. Until it is there, what the
 * server has found for the address shows.
 */
export function useMenuSearch({ q, diets }: SearchParams): FoundDishes {
  const index = useQuery(searchQueries.index());
  const fromServer = useQuery({ ...searchQueries.results({ q, diets }), enabled: false });
  const menu = index.data;
  const find = useMemo(() => (menu === undefined ? undefined : createDishSearch(menu)), [menu]);

  const [shown, setShown] = useState({ key: '', limit: searchPageSize });
  const key = JSON.stringify([q, diets]);
  // Another search begins with its first dishes.
  const limit = shown.key === key ? shown.limit : searchPageSize;
  const found = useMemo(
    () => (menu && find ? searchMenu(menu, find, { q, diets }, limit) : undefined),
    [menu, find, q, diets, limit],
  );
  const { items, itemCount, suggestions } = found ?? fromServer.data ?? nothing;
  return {
    results: items,
    resultCount: itemCount,
    onShowMore: () => setShown({ key, limit: limit + searchPageSize }),
    status: statusOf(found !== undefined || fromServer.data !== undefined, index),
    onRetry: () => void index.refetch(),
    isRetrying: index.isFetching,
    suggestions,
  };
}

const nothing = { items: [], itemCount: 0, suggestions: [] };

function statusOf(
  hasResults: boolean,
  index: { readonly isPaused: boolean; readonly errorUpdateCount: number },
): SearchPageProps['status'] {
  if (hasResults) return 'ready';
  if (index.isPaused) return 'offline';
  // A read that is tried again by itself does not take the words away.
  return index.errorUpdateCount > 0 ? 'failed' : 'loading';
}
