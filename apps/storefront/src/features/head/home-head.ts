import type { QueryClient } from '@tanstack/react-query';
import { knownDish } from '../menu/known-dish.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { dishFacts } from './dish-facts.ts';
import { homeDescription, publicHead } from './head-tags.ts';
import { restaurantJsonLd } from './restaurant-json-ld.ts';

/** The home page's tags for machines, once its data is there: its address, its picture, the restaurant and its menu's sections. */
export function homeHead(queryClient: QueryClient, dishId: string | undefined) {
  const page = queryClient.getQueryData(restaurantQueries.current().queryKey);
  const menu = queryClient.getQueryData(menuQueries.overview().queryKey);
  if (page === undefined || menu === undefined) return {};
  const { name } = page.settings;
  const dish = knownDish(queryClient, dishId);
  const title = dish === undefined ? name : `${dish.name} · ${name}`;
  if (!import.meta.env.SSR) return { meta: [{ title }] };
  const { meta, links } = publicHead(
    { path: '/', title, description: homeDescription(page), ...(dish && dishFacts('/', dish)) },
    page.origin,
  );
  return {
    meta: [{ title }, ...meta],
    links,
    scripts: [restaurantJsonLd(page, menu)],
  };
}
