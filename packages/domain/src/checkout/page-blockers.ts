import { accountMessages } from '../errors/account-messages.ts';
import type { LoadBlockerCode } from './checkout-blocker.ts';
import { type CheckoutAttempt, checkoutBlockers } from './checkout-blockers.ts';
import type { ButtonBlocker } from './checkout-messages.ts';

/** How far a page has loaded something that checkout depends on. */
export type LoadState = 'loading' | 'failed' | 'ready';

/** What a page has loaded of an order; the server always has all of it. */
export interface OrderLoading {
  readonly cart: LoadState;
  /** The saved addresses; they count for delivery only. */
  readonly addresses: LoadState;
  /** The server's price breakdown of this cart as the customer wants it. */
  readonly price: LoadState;
}

const loadMessages: Readonly<Record<LoadBlockerCode, string>> = {
  cart_loading: 'Your cart is loading.',
  cart_failed: 'Your cart did not load. Please try again.',
  addresses_loading: 'Your addresses are loading.',
  addresses_failed: accountMessages.addressesLoadFailed,
  price_loading: 'We are checking the total.',
  price_failed: 'We could not check the total. Please try again.',
};

/** Everything that keeps a page from opening or confirming checkout: the rules' blockers and what has not loaded. */
export function pageBlockers(attempt: CheckoutAttempt, loading: OrderLoading): readonly ButtonBlocker[] {
  const { cart, addresses, price } = loading;
  const blockers: readonly ButtonBlocker[] = checkoutBlockers(attempt);
  if (cart !== 'ready') {
    // Without the cart nothing is known of its items and its total.
    return [...blockers.filter(({ code }) => beforeCart.includes(code)), ...loadBlocker('cart', cart)];
  }
  // Only the server can look a postcode up, so its answer decides.
  const known = blockers.filter(({ code }) => code !== 'address_unverified');
  return [
    ...known.flatMap((blocker) =>
      // An address that has not loaded is not an address that is missing.
      blocker.code === 'address_required' && addresses !== 'ready'
        ? loadBlocker('addresses', addresses)
        : blocker,
    ),
    ...loadBlocker('price', price),
  ];
}

const beforeCart: readonly ButtonBlocker['code'][] = ['shop_closed', 'mode_unavailable'];

function loadBlocker(what: keyof OrderLoading, state: LoadState): readonly ButtonBlocker[] {
  if (state === 'ready') return [];
  const code = `${what}_${state}` as const;
  return [{ code, message: loadMessages[code] }];
}

// A missing phone number leads to its form, and age is asked for where the order is confirmed.
const askedLater: readonly ButtonBlocker['code'][] = ['phone_required', 'age_unconfirmed'];

/** The blocker that keeps checkout from being opened or confirmed; what is asked on the way to payment does not. */
export function firstBlocker(blockers: readonly ButtonBlocker[]): ButtonBlocker | undefined {
  return blockers.find(({ code }) => !askedLater.includes(code));
}

/** Whether a blocker goes away by itself, once something has loaded. */
export function isLoadingBlocker({ code }: Pick<ButtonBlocker, 'code'>): boolean {
  return code.endsWith('_loading');
}

/** Whether asking again may remove a blocker. */
export function isRetryableBlocker({ code }: Pick<ButtonBlocker, 'code'>): boolean {
  return code.endsWith('_failed') || code === 'address_unverified';
}

/** Whether collecting the order would remove a blocker: it is about where the order would be delivered to. */
export function isLiftedByCollection({ code }: Pick<ButtonBlocker, 'code'>): boolean {
  return code === 'address_out_of_area' || isUnplacedBlocker({ code });
}

/** Whether nobody can say how far away the address is. */
export function isUnplacedBlocker({ code }: Pick<ButtonBlocker, 'code'>): boolean {
  return code === 'postcode_unknown' || code === 'address_unverified';
}
