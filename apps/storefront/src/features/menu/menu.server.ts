import type { Menu } from '@tiffin/domain';
import { backend, currentRestaurantId } from '../../server/backend.server.ts';
import { found } from '../restaurant/restaurant.server.ts';

/** Reads the menu of the current restaurant. */
export async function readMenu(): Promise<Menu> {
  return found(await backend().getMenu(await currentRestaurantId()));
}
