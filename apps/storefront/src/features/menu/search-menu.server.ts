import { createDishSearch, type DishSearch, type MenuIndex } from '@tiffin/domain';
import { LRUCache } from 'lru-cache';
import { readMenuIndex } from '../../server/public-reads.server.ts';
import { type SearchResults, searchMenu } from './search-menu.ts';
import type { SearchParams } from './search-params.ts';

interface Prepared {
  readonly version: string;
  readonly find: DishSearch;
}

// At 5,040 dishes a search takes some milliseconds, preparing it a hundred.
const dishesPrepared = 100_000;
const prepared = new LRUCache<string, Prepared>({ maxSize: dishesPrepared });

/** Searches the menu of the current restaurant, for a search page that is opened by its address. */
export async function searchCurrentMenu(search: SearchParams): Promise<SearchResults> {
  const index = await readMenuIndex();
  return searchMenu(index, searchOf(index), search);
}

function searchOf(index: MenuIndex): DishSearch {
  const known = prepared.get(index.restaurantId);
  if (known?.version === index.version) return known.find;
  const find = createDishSearch(index);
  const size = index.categories.reduce((sum, { items }) => sum + items.length, 1);
  prepared.set(index.restaurantId, { version: index.version, find }, { size });
  return find;
}
