/**
 * Toasts and inline failures of the error catalogue, word for word (spec §8, Toasts): those of every page, apart from
 * those of a cart that is changed and of the account, so that pages load their own.
 */
export const toastMessages = {
  cartAddFailed: 'Failed to add item to cart',
  promosFetchFailed: 'Failed to fetch promos',
} as const;

/** What is logged when login data lacks a token or the user (spec §5, Login data). */
export const invalidLoginDataMessage = 'Invalid login data';
