import type { QueryClient } from '@tanstack/react-query';
import { ampersandFont } from '@tiffin/ui';
import { fontPreload } from '../../shell/font-preload.ts';
import { homeDescription, publicHead } from '../../shell/public-head.ts';
import { menuQueries } from '../menu/menu.queries.ts';
import { restaurantQueries } from './restaurant.queries.ts';
import { structuredDataScript } from './structured-data.ts';

/** What the home page tells machines once its data is there: its address, its picture, the restaurant and its menu. */
export function homeHead(queryClient: QueryClient) {
  const page = queryClient.getQueryData(restaurantQueries.current().queryKey);
  const menu = queryClient.getQueryData(menuQueries.current().queryKey);
  if (page === undefined || menu === undefined) return {};
  const description = homeDescription(page);
  const { name } = page.settings;
  const { meta, links } = publicHead({ path: '/', title: name, description }, page.origin);
  return {
    meta,
    // The masthead is the largest thing painted: its ampersand must not come after its letters.
    links: [...links, ...(name.includes('&') ? [fontPreload(ampersandFont)] : [])],
    scripts: [structuredDataScript(page, menu)],
  };
}
