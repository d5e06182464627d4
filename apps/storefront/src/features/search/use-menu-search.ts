import { useQuery } from '@tanstack/react-query';
import type { DietaryMark } from '@tiffin/domain';
import type { SearchPageProps } from '@tiffin/ui';
import { useMemo, useState } from 'react';
import { searchQueries } from '../menu/search.queries.ts';
import { type SearchResults, searchMenu, searchPageSize } from '../menu/search-menu.ts';
import type { SearchParams } from '../menu/search-params.ts';
import type { JudgedMenuState } from '../menu-filter/use-judged-menu.ts';

interface MenuSearch extends Pick<SearchPageProps, 'onShowMore' | 'status' | 'onRetry' | 'isRetrying'> {
  /** What is found; undefined while the menu is not there. */
  readonly found: SearchResults | undefined;
}

interface MenuSearchInput extends Pick<SearchParams, 'q'> {
  /** The diets that every dish has to suit. */
  readonly diets: readonly DietaryMark[];
  /** What is left of the menu where allergens are left out; null where none are. */
  readonly leftOut: JudgedMenuState | null;
}

/**
 * What a search finds in the index of the menu, which is fetched when a search page opens, and in the names of its
 * choices, which are fetched with the first letter. Until the index is there, what the server has found for the address
 * shows, unless dishes are left out, which the server does not know.
 */
export function useMenuSearch({ q, diets, leftOut }: MenuSearchInput): MenuSearch {
  const index = useQuery(searchQueries.index());
  const engine = useQuery(searchQueries.engine());
  const choices = useQuery({ ...searchQueries.choices(), enabled: q !== undefined });
  const fromServer = useQuery({ ...searchQueries.results({ q }), enabled: false });
  const menu = index.data;
  const find = useMemo(() => menu && engine.data?.createDishSearch(menu), [menu, engine.data]);
  const names = useMemo(
    // Positions of another version are other dishes.
    () =>
      choices.data && choices.data.version === menu?.version
        ? engine.data?.prepareChoices(choices.data)
        : undefined,
    [choices.data, menu?.version, engine.data],
  );

  const [shown, setShown] = useState({ key: '', limit: searchPageSize });
  const key = JSON.stringify([q, diets]);
  // Another search begins with its first dishes.
  const limit = shown.key === key ? shown.limit : searchPageSize;
  const isJudged = leftOut === null || leftOut.judged !== undefined;
  const passing = leftOut?.judged?.passing;
  const searched = useMemo(
    () =>
      menu && find && isJudged ? searchMenu(menu, find, { q, diets }, { names, limit, passing }) : undefined,
    [menu, find, isJudged, q, diets, names, limit, passing],
  );
  const found = searched ?? (leftOut === null && diets.length === 0 ? fromServer.data : undefined);
  return {
    found,
    onShowMore: () => setShown({ key, limit: limit + searchPageSize }),
    status: leftOut?.hasFailed
      ? 'failed'
      : statusOf(found !== undefined, menu === undefined ? index : engine),
    onRetry: () => {
      if (leftOut?.hasFailed) leftOut.retry();
      else void Promise.all([index.refetch(), engine.data ?? engine.refetch()]);
    },
    isRetrying: index.isFetching || engine.isFetching,
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
