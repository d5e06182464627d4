import type { QueryClient } from '@tanstack/react-query';
import type { MenuItemSummary } from '@tiffin/domain';
import { readDishParam } from './dish-param.ts';
import { menuQueries } from './menu.queries.ts';

/** What shared links show of a dish that is open on a page; the server alone writes it. */
export const dishFacts = (
  path: string,
  { id, description, photoUrl }: Pick<MenuItemSummary, 'id' | 'description' | 'photoUrl'>,
) => ({ description, image: photoUrl ?? undefined, sharedPath: `${path}?dish=${id}` });

/** Reads the dish that the address names; throws notFound when the menu does not have it. */
export async function loadDish(queryClient: QueryClient, search: Record<string, unknown>): Promise<void> {
  const { dish } = readDishParam(search);
  if (dish !== undefined) await queryClient.ensureQueryData(menuQueries.dish(dish));
}
