/** What the frame of the page says where the library does not. */
export const shellStrings = {
  cart: 'Cart',
} as const;
