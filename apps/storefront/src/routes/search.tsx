import { createFileRoute, useRouter } from '@tanstack/react-router';
import { SearchPage } from '@tiffin/ui';
import { DishOverlay } from '../features/dish/DishOverlay.tsx';
import { useDishList } from '../features/dish/use-dish-list.ts';
import { knownDish } from '../features/menu/known-dish.ts';
import { loadDish } from '../features/menu/load-dish.ts';
import { searchQueries } from '../features/menu/search.queries.ts';
import { readSearchParams } from '../features/menu/search-params.ts';
import { useMenuSearch } from '../features/menu/use-menu-search.ts';
import { hrefOf } from '../links.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/search')({
  // Loaded with the search page, not with the first load.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readSearchParams,
  loader: async ({ context: { queryClient }, location }) => {
    // The browser searches its index of the menu.
    if (!import.meta.env.SSR) return;
    const search = readSearchParams(location.search);
    const isSearch = search.q !== undefined || search.diets !== undefined;
    await Promise.all([
      isSearch && queryClient.ensureQueryData(searchQueries.results(search)),
      loadDish(queryClient, location.search),
    ]);
  },
  head: ({ matches, match: { context, search } }) =>
    pageHead(knownDish(context.queryClient, search.dish)?.name ?? 'Search', matches),
  staticData: { loadingPage: 'search', navigationEntry: 'search', hasMenuLegend: true },
  component: Search,
});

function Search() {
  const { q, diets } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { buildLocation } = useRouter();
  const { suggestions, ...found } = useMenuSearch({ q, diets });
  const search = (next: { q?: string; diets?: typeof diets }) =>
    void navigate({
      search: (now) => readSearchParams({ ...now, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <SearchPage
        {...useDishList()}
        {...found}
        query={q ?? ''}
        onQueryChange={(text) => search({ q: text })}
        searchHref="/search"
        diets={diets ?? []}
        onDietsChange={(wanted) => search({ diets: wanted })}
        suggestions={suggestions.map((words) => ({
          label: words,
          href: hrefOf(buildLocation({ to: '/search', search: { q: words } })),
        }))}
      />
      <DishOverlay />
    </>
  );
}
