/** Every toast and inline failure of the error catalogue, word for word (spec §8, Toasts). */
export const toastMessages = {
  cartAddFailed: 'Failed to add item to cart',
  cartClearFailed: 'Failed to clear cart',
  cartUpdateFailed: 'Failed to update item quantity',
  cartRemoveFailed: 'Failed to remove item from cart',
  addressesFetchFailed: 'Failed to fetch addresses',
  addressAddFailed: 'Failed to add address',
  addressUpdateFailed: 'Failed to update address',
  addressDeleteFailed: 'Failed to delete address',
  promosFetchFailed: 'Failed to fetch promos',
  addressesLoadFailed: 'Error loading addresses. Please try again.',
  cartCleared: 'Cart cleared successfully',
  addressAdded: 'Address added successfully',
  addressUpdated: 'Address updated successfully',
  addressDeleted: 'Address deleted successfully',
  loggedIn: 'Logged in successfully',
} as const;

/** What is logged when login data lacks a token or the user (spec §5, Login data). */
export const invalidLoginDataMessage = 'Invalid login data';
