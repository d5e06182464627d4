/** What the frame of the page says where the library does not. */
export const shellStrings = {
  cart: 'Cart',
  loadingPage: 'Loading the page',
  offline: 'You are offline. What you see here stays.',
  online: 'You are back online.',
} as const;
