import type { Menu } from '@tiffin/domain';
import { currentRestaurantId } from '../../server/backend.server.ts';
import { publicReads } from '../../server/public-reads.server.ts';
import { found } from '../restaurant/restaurant.server.ts';

/** Reads the menu of the current restaurant. */
export async function readMenu(): Promise<Menu> {
  return found(await publicReads.menu(await currentRestaurantId()));
}
