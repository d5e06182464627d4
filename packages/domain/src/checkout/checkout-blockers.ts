import type { CartItem } from '../cart/cart.ts';
import { cartSubtotal } from '../cart/cart-totals.ts';
import type { DeliveryJudgement } from '../delivery/judge-delivery.ts';
import { isAlcoholic } from '../menu/alcohol.ts';
import type { MenuItem } from '../menu/menu.ts';
import { subtractPence } from '../money/arithmetic.ts';
import { type Pence, pence, zeroPence } from '../money/pence.ts';
import { type OrderableRestaurant, openStatus } from '../opening-hours/open-status.ts';
import { offeredModes, resolveOrderingMode } from '../ordering-mode/offered-modes.ts';
import type { OrderingMode } from '../ordering-mode/ordering-mode.ts';
import type { PromoProblem } from '../promo/promo-problem.ts';
import type { CheckoutBlocker } from './checkout-blocker.ts';
import {
  aboveMaximumMessage,
  belowMinimumMessage,
  cardMinimumMessage,
  checkoutMessages,
  itemsUnavailableMessage,
} from './checkout-messages.ts';
import { minimumOrderOf } from './fees.ts';
import { itemBlockers, type SoldLine } from './item-blockers.ts';

/** The least that a card can be charged; a total of nothing needs no card (record 10). */
export const cardMinimum: Pence = pence(30);

/** The most that an order may come to, dishes alone and in all: the card payment provider takes eight digits. */
export const orderMaximum: Pence = pence(99_999_999);

/** A cart line as far as checkout is concerned. */
export interface CheckoutLine
  extends SoldLine,
    Pick<CartItem, 'isAvailable' | 'totalPrice' | 'selectedOptions'> {
  readonly menuItem: SoldLine['menuItem'] & Pick<MenuItem, 'isAlcohol' | 'options'>;
}

/** All that decides whether a cart may be checked out. */
export interface CheckoutAttempt {
  readonly restaurant: OrderableRestaurant;
  readonly now: Date;
  readonly mode: OrderingMode;
  readonly items: readonly CheckoutLine[];
  /** The restaurant's own; that of a delivery can raise it. */
  readonly minimumOrder: Pence;
  /** Where the order goes, as {@link judgeDelivery} sees it; it counts for delivery only. */
  readonly delivery: Pick<DeliveryJudgement, 'fit' | 'terms'>;
  /** The postcode service does not know the address's postcode. */
  readonly isPostcodeUnknown?: boolean;
  readonly phoneNumber: string | null;
  readonly promoProblem: PromoProblem | null;
  readonly totalAmount: Pence;
  /** The customer says to be old enough for alcohol, and that the one who takes it is. */
  readonly ageConfirmed: boolean;
}

/** Everything that keeps a cart from being checked out, in order: the button shows the first, the server refuses with all. */
export function checkoutBlockers(attempt: CheckoutAttempt): readonly CheckoutBlocker[] {
  return [
    shopBlocker(attempt),
    modeBlocker(attempt),
    minimumBlocker(attempt),
    cartBlocker(attempt),
    ...itemBlockers(attempt.items, attempt.mode),
    addressBlocker(attempt),
    phoneBlocker(attempt),
    promoBlocker(attempt),
    cardBlocker(attempt),
    maximumBlocker(attempt),
    ageBlocker(attempt),
  ].filter((blocker) => blocker !== null);
}

function shopBlocker({ restaurant, now }: CheckoutAttempt): CheckoutBlocker | null {
  const { isOpen, message } = openStatus(restaurant, now);
  return isOpen ? null : { code: 'shop_closed', message };
}

function modeBlocker({ restaurant, mode }: CheckoutAttempt): CheckoutBlocker | null {
  const offered = offeredModes(restaurant);
  if (resolveOrderingMode(mode, offered) === mode) return null;
  const { deliveryUnavailable, collectionUnavailable } = checkoutMessages;
  const unavailable = mode === 'delivery' ? deliveryUnavailable : collectionUnavailable;
  return { code: 'mode_unavailable', message: offered.message ?? unavailable };
}

function minimumBlocker({ items, minimumOrder, mode, delivery }: CheckoutAttempt): CheckoutBlocker | null {
  const subtotal = cartSubtotal(items);
  const amount = minimumOrderOf(minimumOrder, mode, delivery.terms);
  if (subtotal >= amount) return null;
  const missing = subtractPence(amount, subtotal);
  return { code: 'below_minimum', message: belowMinimumMessage(amount, missing), amount, missing };
}

function cartBlocker({ items }: CheckoutAttempt): CheckoutBlocker | null {
  if (items.length === 0) return { code: 'cart_empty', message: checkoutMessages.cartEmpty };
  const unavailable = items.filter(({ isAvailable }) => !isAvailable);
  if (unavailable.length === 0) return null;
  const message = itemsUnavailableMessage(unavailable.map(({ menuItem }) => menuItem.name));
  return { code: 'item_unavailable', message, itemIds: unavailable.map(({ id }) => id) };
}

function addressBlocker(attempt: CheckoutAttempt): CheckoutBlocker | null {
  const { mode, delivery, isPostcodeUnknown = false } = attempt;
  if (mode === 'collection') return null;
  switch (delivery.fit) {
    case 'unasked':
      return { code: 'address_required', message: checkoutMessages.addressRequired };
    case 'inside':
      return null;
    case 'outside':
      return { code: 'address_out_of_area', message: checkoutMessages.addressOutOfArea };
    case 'unknown':
      return isPostcodeUnknown
        ? { code: 'postcode_unknown', message: checkoutMessages.postcodeUnknown }
        : { code: 'address_unverified', message: checkoutMessages.addressUnverified };
  }
}

function phoneBlocker({ phoneNumber }: CheckoutAttempt): CheckoutBlocker | null {
  if (phoneNumber !== null && phoneNumber !== '') return null;
  return { code: 'phone_required', message: checkoutMessages.phoneRequired };
}

function promoBlocker({ promoProblem }: CheckoutAttempt): CheckoutBlocker | null {
  if (promoProblem === null) return null;
  return { code: 'promo_invalid', message: promoProblem.message, reason: promoProblem.code };
}

function cardBlocker({ totalAmount }: CheckoutAttempt): CheckoutBlocker | null {
  if (totalAmount <= zeroPence || totalAmount >= cardMinimum) return null;
  return { code: 'card_minimum', message: cardMinimumMessage(cardMinimum), amount: cardMinimum };
}

function maximumBlocker({ items, totalAmount }: CheckoutAttempt): CheckoutBlocker | null {
  // The dishes count by themselves: a discount may bring a total down whose parts nobody could write down.
  if (cartSubtotal(items) <= orderMaximum && totalAmount <= orderMaximum) return null;
  return { code: 'above_maximum', message: aboveMaximumMessage(orderMaximum), amount: orderMaximum };
}

function ageBlocker({ items, ageConfirmed }: CheckoutAttempt): CheckoutBlocker | null {
  if (ageConfirmed || !hasAlcohol(items)) return null;
  return { code: 'age_unconfirmed', message: checkoutMessages.ageUnconfirmed };
}

/** Whether any of these lines holds alcohol as it is configured: the customer's age is asked for. */
export function hasAlcohol(items: readonly Pick<CheckoutLine, 'menuItem' | 'selectedOptions'>[]): boolean {
  return items.some(({ menuItem, selectedOptions }) => isAlcoholic(menuItem, selectedOptions));
}
