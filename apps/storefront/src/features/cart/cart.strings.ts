/** How changes of the cart are read out. */
export const cartAnnouncements = {
  added: (name: string, quantity: number) => `${name} added to your cart, quantity ${quantity}.`,
  quantity: (name: string, quantity: number) => `${name}: ${quantity} in your cart.`,
  removed: (name: string) => `${name} removed from your cart.`,
  subtotal: (amount: string) => `Subtotal ${amount}.`,
  emptied: 'Your cart is empty.',
} as const;

/** What the cart says in messages where the specification has no words. */
export const cartStrings = {
  goneElsewhere: (name: string) => `${name} is no longer in your cart: it was removed in another window.`,
} as const;
