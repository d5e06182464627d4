import type { QueryClient } from '@tanstack/react-query';
import type { MenuIndex } from '@tiffin/domain';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { menuIndexPath } from './menu-index-path.ts';

/**
 * Downloads the index for searching, of the version of the restaurant that the page shows: the browser keeps it under
 * that version, so a page never takes what it kept of another one.
 */
export async function downloadMenuIndex(client: QueryClient): Promise<MenuIndex> {
  const { version } = await client.fetchQuery(restaurantQueries.current());
  const response = await fetch(menuIndexPath(version));
  if (!response.ok) throw new Error(`The index of the menu was answered with ${response.status}.`);
  return response.json();
}
