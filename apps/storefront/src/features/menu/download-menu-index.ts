import type { QueryClient } from '@tanstack/react-query';
import type { MenuChoices, MenuIndex } from '@tiffin/domain';
import { restaurantQueries } from '../restaurant/restaurant.queries.ts';
import { menuChoicesPath, menuIndexPath } from './menu-index-path.ts';

/**
 * Downloads the index for searching, of the version of the restaurant that the page shows: the browser keeps it under
 * that version, so a page never takes what it kept of another one.
 */
export const downloadMenuIndex = (client: QueryClient): Promise<MenuIndex> => download(client, menuIndexPath);

/** The same for the names of the menu's choices. */
export const downloadMenuChoices = (client: QueryClient): Promise<MenuChoices> =>
  download(client, menuChoicesPath);

async function download<Body>(client: QueryClient, pathOf: (version: string) => string): Promise<Body> {
  const { version } = await client.fetchQuery(restaurantQueries.current());
  const response = await fetch(pathOf(version));
  if (!response.ok) throw new Error(`${pathOf(version)} was answered with ${response.status}.`);
  return response.json();
}
