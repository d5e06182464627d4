import type { Pence } from '../money/pence.ts';
import type { PromoConditions } from './promo-code.ts';

/** A line as far as promo codes are concerned; of a dish whose part of the menu is not known only a code for all counts it. */
export interface PromoItem {
  readonly totalPrice: Pence;
  readonly menuItem?: { readonly categoryId?: string };
}

/** The lines that a promo code counts: those of its parts of the menu, or all. */
export function promoItems<Item extends PromoItem>(
  { categories }: Pick<PromoConditions, 'categories'>,
  items: readonly Item[],
): readonly Item[] {
  if (categories === undefined) return items;
  return items.filter(({ menuItem }) => categories.some(({ id }) => id === menuItem?.categoryId));
}
