import { type Allergen, allergenCodes } from '../menu/allergens.ts';
import { type Diet, diets } from '../menu/diets.ts';
import type { FilterableDish } from '../menu/filterable-dish.ts';
import { judgeDish } from './judge-dish.ts';
import { type MenuFilter, noFilter } from './menu-filter.ts';

/** What each part of a filter would do by itself, to be read before it is chosen; dishes are counted once each. */
export interface FilterCounts {
  /** Dishes that it would leave out although they state their allergens. */
  readonly allergens: Readonly<Record<Allergen, number>>;
  /** Dishes that can be had so. */
  readonly diets: Readonly<Record<Diet, number>>;
}

/** Counts for a menu; `allowsMayContain` as the customer has set it. */
export function countFilters(
  dishes: readonly FilterableDish[],
  { allowsMayContain }: Pick<MenuFilter, 'allowsMayContain'>,
): FilterCounts {
  // What nobody can order counts for nothing.
  const offered = dishes.filter((dish) => judgeDish(dish, noFilter) === 'passes');
  const count = (filter: Pick<MenuFilter, 'allergens' | 'diets'>, verdict: 'passes' | 'left_out') =>
    offered.filter((dish) => judgeDish(dish, { ...filter, allowsMayContain }) === verdict).length;
  const countsOf = <Key extends string>(keys: readonly Key[], countOf: (key: Key) => number) =>
    Object.fromEntries(keys.map((key) => [key, countOf(key)])) as Record<Key, number>;
  return {
    allergens: countsOf(allergenCodes, (code) => count({ allergens: [code], diets: [] }, 'left_out')),
    diets: countsOf(diets, (diet) => count({ allergens: [], diets: [diet] }, 'passes')),
  };
}
