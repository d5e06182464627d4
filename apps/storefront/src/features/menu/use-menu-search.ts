import { useQuery } from '@tanstack/react-query';
import { createDishSearch, prepareChoices } from '@tiffin/domain';
import type { SearchPageProps } from '@tiffin/ui';
import { useMemo, useState } from 'react';
import { searchQueries } from './search.queries.ts';
import { type SearchResults, searchMenu, searchPageSize } from './search-menu.ts';
import type { SearchParams } from './search-params.ts';

interface MenuSearch extends Pick<SearchPageProps, 'onShowMore' | 'status' | 'onRetry' | 'isRetrying'> {
  /** What is found; undefined while the menu is not there. */
  readonly found: SearchResults | undefined;
}

/**
 * What a search finds in the index of the menu, which is fetched when a search page opens, and in the names of its
 * choices, which are fetched with the first letter. Until the index is there, what the server has found for the address
 * shows.
 */
export function useMenuSearch({ q, diets }: SearchParams): MenuSearch {
  const index = useQuery(searchQueries.index());
  const choices = useQuery({ ...searchQueries.choices(), enabled: q !== undefined });
  const fromServer = useQuery({ ...searchQueries.results({ q, diets }), enabled: false });
  const menu = index.data;
  const find = useMemo(() => (menu === undefined ? undefined : createDishSearch(menu)), [menu]);
  const names = useMemo(
    // Positions of another version are other dishes.
    () => (choices.data && choices.data.version === menu?.version ? prepareChoices(choices.data) : undefined),
    [choices.data, menu?.version],
  );

  const [shown, setShown] = useState({ key: '', limit: searchPageSize });
  const key = JSON.stringify([q, diets]);
  // Another search begins with its first dishes.
  const limit = shown.key === key ? shown.limit : searchPageSize;
  const searched = useMemo(
    () => (menu && find ? searchMenu(menu, find, { q, diets }, names, limit) : undefined),
    [menu, find, q, diets, names, limit],
  );
  const found = searched ?? fromServer.data;
  return {
    found,
    onShowMore: () => setShown({ key, limit: limit + searchPageSize }),
    status: statusOf(found !== undefined, index),
    onRetry: () => void index.refetch(),
    isRetrying: index.isFetching,
  };
}

function statusOf(
  hasResults: boolean,
  index: { readonly isPaused: boolean; readonly errorUpdateCount: number },
): SearchPageProps['status'] {
  if (hasResults) return 'ready';
  if (index.isPaused) return 'offline';
  // A read that is tried again by itself does not take the words away.
  return index.errorUpdateCount > 0 ? 'failed' : 'loading';
}
