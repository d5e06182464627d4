/** What the frame of the page says where the library does not. */
export const shellStrings = {
  cart: 'Cart',
  offline: 'You are offline. What you see here stays.',
  online: 'You are back online.',
} as const;
