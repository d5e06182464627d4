/** What is said of changes to the cart, word for word (spec §8, Toasts). */
export const cartMessages = {
  cartClearFailed: 'Failed to clear cart',
  cartUpdateFailed: 'Failed to update item quantity',
  cartRemoveFailed: 'Failed to remove item from cart',
  cartCleared: 'Cart cleared successfully',
} as const;
