import { multiplyPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import type { Choice, MenuOption } from './menu.ts';

/** The part of an option that says what its pieces cost together. */
export type PriceRule = Pick<MenuOption, 'included' | 'pricing'>;

/**
 * An option's choices in the order in which its pieces are charged: the dearest first where only that is paid for,
 * otherwise the least expensive first, which are included, and last what lowers the price, which never is.
 */
export function chargeOrder<Priced extends Pick<Choice, 'price'>>(
  { pricing }: PriceRule,
  choices: readonly Priced[],
): readonly Priced[] {
  if (pricing === 'dearest') return choices.toSorted((a, b) => b.price - a.price);
  const isLowering = ({ price }: Priced) => price < 0;
  return choices.toSorted((a, b) => Number(isLowering(a)) - Number(isLowering(b)) || a.price - b.price);
}

/** What further pieces of one choice cost together, after so many pieces of those before it in that order. */
export function charge(
  { included = 0, pricing }: PriceRule,
  { price, before, count }: { readonly price: Pence; readonly before: number; readonly count: number },
): Pence {
  if (pricing === 'dearest') return before === 0 && count > 0 ? price : zeroPence;
  const free = price < 0 ? 0 : Math.min(Math.max(included - before, 0), count);
  return multiplyPence(price, count - free);
}
