/** What is said of addresses and of signing in, word for word (spec §8, Toasts). */
export const accountMessages = {
  addressesFetchFailed: 'Failed to fetch addresses',
  addressAddFailed: 'Failed to add address',
  addressUpdateFailed: 'Failed to update address',
  addressDeleteFailed: 'Failed to delete address',
  addressesLoadFailed: 'Error loading addresses. Please try again.',
  addressAdded: 'Address added successfully',
  addressUpdated: 'Address updated successfully',
  addressDeleted: 'Address deleted successfully',
  loggedIn: 'Logged in successfully',
} as const;
