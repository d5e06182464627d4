import type { QueryClient } from '@tanstack/react-query';
import { isId } from '@tiffin/domain';
import { menuQueries } from './menu.queries.ts';

/** Loads the dish that the search parameters name; throws notFound when the menu does not have it. */
export async function loadDish(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  const { dish } = search;
  if (isId(dish)) await queryClient.ensureQueryData(menuQueries.dish(dish));
}
