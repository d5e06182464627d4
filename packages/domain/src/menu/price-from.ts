import { addPence } from '../money/arithmetic.ts';
import type { Pence } from '../money/pence.ts';
import type { MenuItem, SelectedOption } from './menu.ts';
import { type PricedOption, priceExtent } from './price-extent.ts';

/** What a dish costs before everything about it is chosen. */
export interface PriceFrom {
  /** The least that a valid configuration costs. */
  readonly priceFrom: Pence;
  /** Whether it can cost more without anything that nobody has to choose, so that "from" stands before the price. */
  readonly priceVaries: boolean;
}

/** The part of a dish that its price depends on. */
export interface PricedItem extends Pick<MenuItem, 'price'> {
  readonly options: readonly PricedOption[];
}

/**
 * Works out the least that a dish costs, with what is already chosen for it. Only choices on sale count, and all of them
 * once no valid configuration is on sale.
 */
export function priceFrom(
  { price, options }: PricedItem,
  selectedOptions: readonly SelectedOption[] = [],
): PriceFrom {
  const onSale = priceExtent(options, { selectedOptions, withUnavailable: false });
  const { least, mostRequired } = onSale.isOnSale
    ? onSale
    : priceExtent(options, { selectedOptions, withUnavailable: true });
  return { priceFrom: addPence(price, least), priceVaries: least !== mostRequired };
}
