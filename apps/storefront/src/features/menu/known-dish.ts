import type { QueryClient } from '@tanstack/react-query';
import type { MenuCategoryListing, MenuItem, MenuItemSummary, MenuOverview } from '@tiffin/domain';
import { menuQueries } from './menu.queries.ts';

/** Returns what the page knows of a dish without asking: the whole dish, or what a card shows of it. */
export function knownDish(
  queryClient: QueryClient,
  id: string | undefined,
): MenuItem | MenuItemSummary | undefined {
  if (id === undefined) return undefined;
  // Each list of dishes that the page has read: a category, or several.
  const lists = queryClient.getQueriesData<Partial<MenuCategoryListing & MenuOverview>>({
    queryKey: menuQueries.all(),
  });
  return (
    queryClient.getQueryData(menuQueries.dish(id).queryKey) ??
    lists
      .flatMap(([, list]) => [list, ...(list?.categories ?? [])])
      .flatMap((category) => category?.items ?? [])
      .find((item) => item.id === id)
  );
}
