import type { Pence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { CheckoutBlockerCode, LoadBlockerCode } from './checkout-blocker.ts';

/** The messages of blockers that always have the same one. */
export const checkoutMessages = {
  cartEmpty: 'Your cart is empty.',
  addressRequired: 'Choose a delivery address.',
  addressUnverified:
    'We cannot check this postcode at the moment. Try again in a minute, or choose collection.',
  postcodeUnknown:
    'We deliver by distance, and this postcode is not on the map. Choose collection or another address, or ring us.',
  addressOutOfArea: 'This address is outside our delivery area. Choose another one or collection.',
  phoneRequired: 'Add your phone number so that we can reach you about this order.',
  deliveryUnavailable: 'Delivery is not available at the moment.',
  collectionUnavailable: 'Collection is not available at the moment.',
  ageUnconfirmed: 'Confirm that you are 18 or over.',
} as const;

/** "Minimum order is £15.00. Add £3.10 more." */
export function belowMinimumMessage(minimum: Pence, missing: Pence): string {
  return `Minimum order is ${formatPounds(minimum)}. Add ${formatPounds(missing)} more.`;
}

// A message stays readable, and short enough for the wire, when the whole cart is sold out.
const maxNamed = 3;

/** "Lamb seekh is not available at the moment. Remove it to continue." Of many dishes the first are named. */
export function itemsUnavailableMessage(names: readonly string[]): string {
  const different = [...new Set(names)];
  const isMany = different.length > maxNamed;
  const listed = isMany
    ? `${different.slice(0, maxNamed).join(', ')} and ${different.length - maxNamed} more`
    : listOf(different);
  return different.length === 1
    ? `${listed} is not available at the moment. Remove it to continue.`
    : `${listed} are not available at the moment. Remove them to continue.`;
}

/** "Lunch roll is not sold now: tomorrow from 12:00. Remove it to continue." */
export function itemNotNowMessage(name: string, text: string): string {
  return `${addNotNowMessage(name, text)} Remove it to continue.`;
}

/** "Lunch roll is not sold now: tomorrow from 12:00.", where it is not in the cart. */
export function addNotNowMessage(name: string, text: string): string {
  return `${name} is not sold now: ${text.charAt(0).toLowerCase()}${text.slice(1)}.`;
}

/** "Mango kulfi is only for collection. Remove it, or choose collection." */
export function itemNotInModeMessage(name: string, mode: OrderingMode): string {
  const only = mode === 'delivery' ? 'collection' : 'delivery';
  return `${name} is only for ${only}. Remove it, or choose ${only}.`;
}

/** "At most 2 of Mango kulfi go into one order." */
export function itemOverLimitMessage(name: string, maxPerOrder: number): string {
  return `At most ${maxPerOrder} of ${name} go into one order.`;
}

/** "Cards cannot be charged less than £0.30. Add something to your order." */
export function cardMinimumMessage(minimum: Pence): string {
  return `Cards cannot be charged less than ${formatPounds(minimum)}. Add something to your order.`;
}

/** "The maximum order is £999,999.99. Remove something from your cart." */
export function aboveMaximumMessage(maximum: Pence): string {
  return `The maximum order is ${formatPounds(maximum)}. Remove something from your cart.`;
}

function listOf(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
}

/** A blocker as far as the checkout button needs it: of the rules, of the server, or of a page that is loading. */
export interface ButtonBlocker {
  readonly code: CheckoutBlockerCode | LoadBlockerCode;
  readonly message: string;
  readonly amount?: Pence | undefined;
}

/** The checkout button's text while a blocker is in force (spec §5, Cart and checkout). */
export function checkoutButtonText({ code, message, amount }: ButtonBlocker): string {
  switch (code) {
    case 'shop_closed':
      return "We're Closed Now";
    case 'below_minimum':
      return amount === undefined ? message : `Minimum Order required is ${formatPounds(amount)}`;
    case 'mode_unavailable':
      return 'Choose delivery or collection';
    case 'cart_empty':
      return 'Your cart is empty';
    case 'item_unavailable':
      return 'Remove unavailable dishes';
    case 'item_not_now':
      return 'Remove what is not sold now';
    case 'item_not_in_mode':
      return 'Remove a dish, or change to its mode';
    case 'item_over_limit':
      return 'Take fewer of a dish';
    case 'address_required':
      return 'Choose a delivery address';
    case 'address_unverified':
      return 'Check the postcode again';
    case 'postcode_unknown':
      return 'Postcode not on the map';
    case 'address_out_of_area':
      return 'Address outside our delivery area';
    case 'phone_required':
      return 'Add your phone number';
    case 'promo_invalid':
      return 'Check your promo code';
    case 'card_minimum':
      return amount === undefined ? message : `Card minimum is ${formatPounds(amount)}`;
    case 'above_maximum':
      return amount === undefined ? message : `Maximum order is ${formatPounds(amount)}`;
    case 'age_unconfirmed':
      return 'Confirm that you are 18 or over';
    case 'cart_loading':
      return 'Loading your cart';
    case 'cart_failed':
      return 'Load your cart again';
    case 'addresses_loading':
      return 'Loading your addresses';
    case 'addresses_failed':
      return 'Load your addresses again';
    case 'price_loading':
      return 'Checking the total';
    case 'price_failed':
      return 'Check the total again';
  }
}
