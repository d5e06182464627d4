import { createFileRoute, redirect } from '@tanstack/react-router';
import { setKeptFragment } from '@tiffin/web';
import { DishOverlay } from '../features/dish/DishOverlay.tsx';
import { pageHead } from '../features/head/document-head.ts';
import { knownDish } from '../features/menu/known-dish.ts';
import { loadDish } from '../features/menu/load-dish.ts';
import { searchQueries } from '../features/menu/search.queries.ts';
import { readSearchParams } from '../features/menu/search-params.ts';
import { SearchContainer } from '../features/search/SearchContainer.tsx';

export const Route = createFileRoute('/search')({
  // Loaded with the search page, not with the first load.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readSearchParams,
  // Diets stood in the search once, which servers read.
  beforeLoad({ search: { diets, ...search } }) {
    if (diets !== undefined)
      throw redirect({ to: '/search', search, hash: `diets=${diets.join()}`, replace: true });
  },
  loader: async ({ context: { queryClient }, location }) => {
    // The browser searches its index of the menu.
    if (!import.meta.env.SSR) return;
    const search = readSearchParams(location.search);
    await Promise.all([
      queryClient.ensureQueryData(searchQueries.results(search)),
      loadDish(queryClient, location.search),
    ]);
  },
  head: ({ matches, match: { context, search } }) =>
    pageHead(knownDish(context.queryClient, search.dish)?.name ?? 'Search', matches),
  staticData: { loadingPage: 'search', navigationEntry: 'search', hasMenuLegend: true, isForOrdering: true },
  component: Search,
});

function Search() {
  const q = Route.useSearch({ select: (search) => search.q });
  const navigate = Route.useNavigate();
  return (
    <>
      <SearchContainer
        q={q}
        onSearch={({ q: words, fragment }) => {
          setKeptFragment(fragment);
          void navigate({
            search: (now) => readSearchParams({ ...now, q: words }),
            hash: fragment,
            hashScrollIntoView: false,
            replace: true,
            resetScroll: false,
          });
        }}
      />
      <DishOverlay />
    </>
  );
}
