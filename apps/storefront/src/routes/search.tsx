import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute } from '@tanstack/react-router';
import { SearchPage } from '@tiffin/ui';
import { DishOverlay } from '../features/menu/DishOverlay.tsx';
import { assertDish } from '../features/menu/dish-search.ts';
import { findDishes } from '../features/menu/find-dishes.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { readMenuSearch } from '../features/menu/menu-search.ts';
import { useDishList } from '../features/menu/use-dish-list.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readMenuSearch,
  loader: async ({ context: { queryClient }, location }) => {
    const menu = await queryClient.ensureQueryData(menuQueries.current());
    if (import.meta.env.SSR) assertDish(menu, location.search);
  },
  head: ({ matches }) => pageHead('Search', matches),
  staticData: { loadingPage: 'search', navigationEntry: 'search', hasMenuLegend: true },
  component: Search,
});

function Search() {
  const { q = '', diets = [] } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { data: menu } = useSuspenseQuery(menuQueries.current());
  const search = (next: { q?: string; diets?: typeof diets }) =>
    void navigate({
      search: (now) => readMenuSearch({ ...now, ...next }),
      replace: true,
      resetScroll: false,
    });
  return (
    <>
      <SearchPage
        {...useDishList()}
        query={q}
        onQueryChange={(text) => search({ q: text })}
        searchHref="/search"
        diets={diets}
        onDietsChange={(wanted) => search({ diets: wanted })}
        results={findDishes(menu, q, diets)}
        suggestions={menu.categories
          .slice(0, 4)
          .flatMap(({ items: [first] }) =>
            first === undefined
              ? []
              : [{ label: first.name, href: `/search?q=${encodeURIComponent(first.name)}` }],
          )}
      />
      <DishOverlay />
    </>
  );
}
