import { median } from '../statistics/median.ts';
import type { PriceFrom } from './price-from.ts';

/** How dear a restaurant is, from the cheapest band to the dearest. */
export const priceRanges = ['£', '££', '£££', '££££'] as const;

/** One of the bands. */
export type PriceRange = (typeof priceRanges)[number];

// In pence, where each band but the first begins: low, since sides and drinks are dishes of the menu too.
const bandStarts = [500, 1000, 2000];

/**
 * The band of a menu's median dish, each dish at the least that it costs: below £5, below £10, below £20, and above.
 * Dishes that cost nothing do not count; null where no dish costs anything.
 */
export function priceRange(dishes: readonly Pick<PriceFrom, 'priceFrom'>[]): PriceRange | null {
  const middle = median(dishes.map(({ priceFrom }) => priceFrom).filter((price) => price > 0));
  if (middle === null) return null;
  return priceRanges[bandStarts.filter((start) => middle >= start).length] ?? null;
}
