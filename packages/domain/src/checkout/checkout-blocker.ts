import type { Pence } from '../money/pence.ts';
import type { PromoProblem } from '../promo/promo-problem.ts';

/** The kinds of blocker, in the order in which they are reported. */
export const checkoutBlockerCodes = [
  'shop_closed',
  'mode_unavailable',
  'below_minimum',
  'cart_empty',
  'item_unavailable',
  'item_not_now',
  'item_not_in_mode',
  'item_over_limit',
  'address_required',
  'address_unverified',
  'postcode_unknown',
  'address_out_of_area',
  'phone_required',
  'promo_invalid',
  'card_minimum',
  'above_maximum',
  'age_unconfirmed',
] as const;

/** One kind of blocker. */
export type CheckoutBlockerCode = (typeof checkoutBlockerCodes)[number];

/** The kinds of blocker that only a page has: something has not loaded. */
export const loadBlockerCodes = [
  'cart_loading',
  'cart_failed',
  'addresses_loading',
  'addresses_failed',
  'price_loading',
  'price_failed',
] as const;

/** One kind of blocker that only a page has. */
export type LoadBlockerCode = (typeof loadBlockerCodes)[number];

interface Blocking<Code extends CheckoutBlockerCode> {
  readonly code: Code;
  /** Fit to show to the customer. */
  readonly message: string;
  /** The amount that has to be reached, or kept below, where the blocker is about one. */
  readonly amount?: Pence;
}

/** The items are worth less than the minimum order, which is the amount; `missing` is what has to be added. */
export interface BelowMinimumBlocker extends Blocking<'below_minimum'> {
  readonly amount: Pence;
  readonly missing: Pence;
}

/** Lines of the cart cannot be ordered at the moment. */
export interface ItemUnavailableBlocker
  extends Blocking<'item_unavailable' | 'item_not_now' | 'item_not_in_mode' | 'item_over_limit'> {
  readonly itemIds: readonly string[];
}

/** The promo code cannot be used, and why. */
export interface PromoInvalidBlocker extends Blocking<'promo_invalid'> {
  readonly reason: PromoProblem['code'];
}

/** The total is more than nothing, but less than a card can be charged. */
export interface CardMinimumBlocker extends Blocking<'card_minimum'> {
  readonly amount: Pence;
}

/** The order comes to more than can be charged at once. */
export interface AboveMaximumBlocker extends Blocking<'above_maximum'> {
  readonly amount: Pence;
}

/** Something that keeps a cart from being checked out, as data. */
export type CheckoutBlocker =
  | BelowMinimumBlocker
  | ItemUnavailableBlocker
  | PromoInvalidBlocker
  | CardMinimumBlocker
  | AboveMaximumBlocker
  | Blocking<
      | 'shop_closed'
      | 'mode_unavailable'
      | 'cart_empty'
      | 'address_required'
      | 'address_unverified'
      | 'postcode_unknown'
      | 'address_out_of_area'
      | 'phone_required'
      | 'age_unconfirmed'
    >;
