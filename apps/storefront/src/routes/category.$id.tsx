import { useSuspenseQuery } from '@tanstack/react-query';
import { createFileRoute, notFound } from '@tanstack/react-router';
import { CategoryPage } from '@tiffin/ui';
import { DishOverlay } from '../features/dish/DishOverlay.tsx';
import { useDishList } from '../features/dish/use-dish-list.ts';
import { assertDish, dishFacts, readDishSearch } from '../features/menu/dish-search.ts';
import { menuQueries } from '../features/menu/menu.queries.ts';
import { pageHead } from '../shell/document-head.ts';

export const Route = createFileRoute('/category/$id')({
  // What a category needs comes with its page.
  codeSplitGroupings: [['loader', 'component']],
  validateSearch: readDishSearch,
  loader: async ({ context: { queryClient }, params: { id }, location }) => {
    const menu = await queryClient.ensureQueryData(menuQueries.current());
    const category = menu.categories.find((each) => each.id === id);
    if (category === undefined) throw notFound();
    if (import.meta.env.SSR) assertDish(menu, location.search);
    const { name, description, items } = category;
    return {
      name,
      description: `${description} ${items.map((item) => item.name).join(', ')}`.trim().slice(0, 200),
      image: items.find(({ photoUrl }) => photoUrl !== null)?.photoUrl ?? undefined,
    };
  },
  head: ({ loaderData, matches, match: { context, pathname, search } }) => {
    if (loaderData === undefined) return {};
    const menu = context.queryClient.getQueryData(menuQueries.current().queryKey);
    const dish = dishFacts(menu, pathname, search.dish);
    return pageHead(dish?.title ?? loaderData.name, matches, dish ?? loaderData);
  },
  staticData: { loadingPage: 'category', navigationEntry: 'home', hidesCart: true, hasMenuLegend: true },
  component: Category,
});

function Category() {
  const { id } = Route.useParams();
  const { data: menu } = useSuspenseQuery(menuQueries.current());
  const dishList = useDishList();
  const category = menu.categories.find((each) => each.id === id);
  if (category === undefined) return null;
  return (
    <>
      <CategoryPage
        {...dishList}
        category={category}
        categories={menu.categories}
        categoryHref={(each) => `/category/${each.id}`}
        homeHref="/"
      />
      <DishOverlay />
    </>
  );
}
