import {
  createDishSearch,
  type DishSearch,
  type MenuChoices,
  type MenuIndex,
  prepareChoices,
  type SearchableChoices,
} from '@tiffin/domain';
import { LRUCache } from 'lru-cache';
import { readMenuChoices, readMenuIndex } from '../../server/public-reads.server.ts';
import { type SearchResults, searchMenu } from './search-menu.ts';
import type { SearchParams } from './search-params.ts';

interface Prepared {
  readonly version: string;
  readonly find: DishSearch;
  readonly choices: SearchableChoices | undefined;
}

// At 5,040 dishes a search takes some milliseconds, preparing it some hundred.
const dishesPrepared = 100_000;
const prepared = new LRUCache<string, Prepared>({ maxSize: dishesPrepared });

/** Searches the menu of the current restaurant, for a search page that is opened by its address. */
export async function searchCurrentMenu({ q }: Pick<SearchParams, 'q'>): Promise<SearchResults> {
  const [index, choices] = await Promise.all([readMenuIndex(), readMenuChoices()]);
  const ready = prepare(index, choices);
  return searchMenu(index, ready.find, { q }, { names: ready.choices });
}

function prepare(index: MenuIndex, choices: MenuChoices): Prepared {
  const isSame = choices.version === index.version;
  const known = prepared.get(index.restaurantId);
  if (known?.version === index.version && (known.choices !== undefined || !isSame)) return known;
  const ready = {
    version: index.version,
    find: createDishSearch(index),
    // Positions of another version are other dishes.
    choices: isSame ? prepareChoices(choices) : undefined,
  };
  const size = index.categories.reduce((sum, { items }) => sum + items.length, 1);
  prepared.set(index.restaurantId, ready, { size });
  return ready;
}
