import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { isId } from '@tiffin/domain';
import { CategoryPage } from '@tiffin/ui';
import { aFlag, searchParams, thatIs } from '@tiffin/web/search-params';
import { Suspense } from 'react';
import { preloadable } from '../browser/preloadable.tsx';
import { DishOverlay } from '../features/dish/DishOverlay.tsx';
import { useDishList } from '../features/dish/use-dish-list.ts';
import { categoryJsonLd } from '../features/head/category-json-ld.ts';
import { dishFacts } from '../features/head/dish-facts.ts';
import { pageHead } from '../features/head/document-head.ts';
import { knownDish } from '../features/menu/known-dish.ts';
import { loadDish } from '../features/menu/load-dish.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { filterButton } from '../features/menu-filter/filter-button.tsx';
import { useIsFiltered } from '../features/menu-filter/use-is-filtered.ts';
import { hrefOf } from '../links.ts';

const filteredCategory = preloadable(() => import('../features/menu-filter/FilteredCategory.tsx'));

// `all`: without JavaScript the page must show all dishes at once.
const readSearch = searchParams({ dish: thatIs(isId), all: aFlag });

export const Route = createFileRoute('/category/$id')({
  // Loaded with the page of a category, not with the first load.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readSearch,
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    const [category] = await Promise.all([
      queryClient.ensureQueryData(menuQueries.category(id)),
      // For the chips of the other categories.
      queryClient.ensureQueryData(menuQueries.overview()),
      import.meta.env.SSR && loadDish(queryClient, location.search),
    ]);
    const { name, description, items } = category;
    return { name, description: `${description} ${items.map((item) => item.name).join(', ')}` };
  },
  head: ({ loaderData, matches, params: { id }, match: { context, pathname, search } }) => {
    if (loaderData === undefined) return {};
    const dish = knownDish(context.queryClient, search.dish);
    const title = dish?.name ?? loaderData.name;
    if (!import.meta.env.SSR) return pageHead(title, matches);
    const facts = dish === undefined ? loaderData : dishFacts(pathname, dish);
    return { ...pageHead(title, matches, facts), scripts: categoryJsonLd(context.queryClient, id) };
  },
  staticData: {
    loadingPage: 'category',
    navigationEntry: 'home',
    hidesCart: true,
    hasMenuLegend: true,
    isForOrdering: true,
  },
  component: Category,
});

function Category() {
  const { id } = Route.useParams();
  const isWhole = Route.useSearch({ select: ({ all = false }) => all });
  const { buildLocation } = useRouter();
  const { data: category } = useSuspenseQuery(menuQueries.category(id));
  const { data: menu } = useSuspenseQuery(menuQueries.overview());
  const isFiltered = useIsFiltered();
  const page = {
    ...useDishList(),
    category,
    categories: menu.categories,
    categoryHref: (each: { readonly id: string }) => `/category/${each.id}` as const,
    homeHref: '/' as const,
    wholeHref: hrefOf(buildLocation({ to: '/category/$id', params: { id }, search: { all: true } })),
    isWhole,
    filter: filterButton,
  };
  // None of the dishes before it is known which of them are left.
  const awaited = <CategoryPage {...page} category={{ ...category, items: [] }} leftOut={<span />} />;
  return (
    <>
      {isFiltered ? (
        <Suspense fallback={awaited}>
          <filteredCategory.Component {...page} />
        </Suspense>
      ) : (
        <CategoryPage {...page} />
      )}
      <DishOverlay />
    </>
  );
}
