import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { findDishes, summariseMenuItem } from '@tiffin/domain';
import { SearchPage } from '@tiffin/ui';
import { DishOverlay } from '../features/dish/DishOverlay.tsx';
import { useDishList } from '../features/dish/use-dish-list.ts';
import { loadDish } from '../features/menu/dish-facts.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { readMenuSearch } from '../features/menu/menu-search.ts';
import { addressOf } from '../links.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/search')({
  validateSearch: readMenuSearch,
  loader: async ({ context: { queryClient }, location }) => {
    await queryClient.ensureQueryData(menuQueries.current());
    if (import.meta.env.SSR) await loadDish(queryClient, location.search);
  },
  head: ({ matches }) => pageHead('Search', matches),
  staticData: { loadingPage: 'search', navigationEntry: 'search', hasMenuLegend: true },
  component: Search,
});

function Search() {
  const { q = '', diets = [] } = Route.useSearch();
  const navigate = Route.useNavigate();
  const { buildLocation } = useRouter();
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
        results={findDishes(menu, q, diets).map(summariseMenuItem)}
        suggestions={menu.categories.slice(0, 4).flatMap(({ items: [first] }) =>
          first === undefined
            ? []
            : [
                {
                  label: first.name,
                  href: addressOf(buildLocation({ to: '/search', search: { q: first.name } })),
                },
              ],
        )}
      />
      <DishOverlay />
    </>
  );
}
