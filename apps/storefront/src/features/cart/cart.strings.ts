/** How changes of the cart are read out. */
export const cartAnnouncements = {
  added: (name: string, quantity: number) => `${name} added to your cart, ${quantity} in it.`,
  quantity: (name: string, quantity: number) => `${name}: ${quantity} in your cart.`,
  removed: (name: string) => `${name} removed from your cart.`,
  subtotal: (amount: string) => `Subtotal ${amount}.`,
  emptied: 'Your cart is empty.',
} as const;
