/** What checkout says where the library does not. */
export const checkoutStrings = {
  cartNotSaved: 'Your last change to the cart could not be saved. Please look at the order once more.',
} as const;
