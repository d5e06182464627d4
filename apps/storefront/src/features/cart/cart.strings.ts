/** How changes of the cart are read out. */
export const cartAnnouncements = {
  added: (name: string, quantity: number) => `${name} added to your cart, quantity ${quantity}.`,
  quantity: (name: string, quantity: number) => `${name}: ${quantity} in your cart.`,
  changed: (name: string, choices: string, quantity: number) =>
    `${name} changed: ${choices}, ${quantity} in your cart.`,
  noExtras: 'no extras',
  removed: (name: string) => `${name} removed from your cart.`,
  subtotal: (amount: string) => `Subtotal ${amount}.`,
  emptied: 'Your cart is empty.',
} as const;

/** What came of a promo code, as it is read out. */
export const promoAnnouncements = {
  applied: (code: string, saving: string) => `${code} applied, saves ${saving}.`,
  kept: (code: string) => `${code} is kept. Taken off when you have added a dish.`,
} as const;

/** What the cart says in messages where the specification has no words. */
export const cartStrings = {
  added: (name: string) => `${name} is in your cart.`,
  viewCart: 'View menu and cart',
  changeFailed: 'Failed to update item in cart',
  notSignedIn: 'Please log in again.',
  tipTakenOut: 'The restaurant does not take tips any more, so yours is not part of your order.',
  goneElsewhere: (name: string) => `${name} is no longer in your cart: it was removed in another window.`,
} as const;
