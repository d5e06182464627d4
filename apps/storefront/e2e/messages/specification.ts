/**
 * Every message that the specification quotes in §2, §4, §5 and §8, word for word, with its placeholders filled in as
 * the journeys beside this file bring them about, each group by one journey. Those of `Ways` have to reach their whole
 * group by their type; the others walk it or name each of its messages.
 */
export const specification = {
  /** §2, Components, and §4, Open status. */
  restaurant: {
    noModes: 'No delivery or collection options available at the moment.',
    deliveryOnly: 'Delivery only available at the moment',
    collectionOnly: 'Collection only available at the moment',
    unavailable: 'Currently unavailable for orders',
    temporarilyClosed: 'Temporarily closed',
    noHours: 'Hours not available',
    closedToday: 'Closed today',
    closesToday: 'Open now · Closes today at 23:15',
    closesTomorrow: 'Open now · Closes tomorrow at 02:00',
    opensToday: 'Closed · Opens today at 23:45',
    opensTomorrow: 'Closed · Opens tomorrow at 10:30',
    opensOnADay: 'Closed · Opens Monday at 12:00',
  },
  /** §4, Open status: what only the passing of time brings. */
  time: {
    reopens: 'Open now · Reopens Saturday at 12:00',
    closedIndefinitely: 'Closed indefinitely',
  },
  /** §2, Home checkout result. */
  checkoutResult: {
    success: 'Checkout Successful',
    failure: 'Checkout Failed',
  },
  /** §5, Address form, and §8, Toasts. */
  address: {
    addressRequired: 'Address is required',
    buildingRequired: 'Building number is required',
    postcodeInvalid: 'Please enter a valid UK postcode',
    addFailed: 'Failed to add address',
    added: 'Address added successfully',
    updateFailed: 'Failed to update address',
    updated: 'Address updated successfully',
    deleteFailed: 'Failed to delete address',
    deleted: 'Address deleted successfully',
    fetchFailed: 'Failed to fetch addresses',
    loadFailed: 'Error loading addresses. Please try again.',
  },
  /** §5, Login data, and §8, Toasts. */
  login: {
    invalidData: 'Invalid login data',
    loggedIn: 'Logged in successfully',
  },
  /** §5, Cart and checkout, and §8, Toasts. */
  cart: {
    addFailed: 'Failed to add item to cart',
    belowMinimum: 'Minimum Order required is £15.00',
    updateFailed: 'Failed to update item quantity',
    removeFailed: 'Failed to remove item from cart',
    clearFailed: 'Failed to clear cart',
    shopClosed: "We're Closed Now",
    cleared: 'Cart cleared successfully',
    promosFailed: 'Failed to fetch promos',
  },
  /** §8, Global failed-request toast: by status, where 418 stands for the other 4xx and 503 for 5xx. */
  failedRequest: {
    400: "Bad Request: The server couldn't understand the request.",
    401: 'Unauthorized: Please log in again.',
    403: "Forbidden: You don't have permission to access this resource.",
    404: "Not Found: The requested resource doesn't exist.",
    409: "Conflict: There's a problem with the current state of the resource.",
    418: 'Client Error: Something went wrong.',
    422: 'Validation Error: Please check your input.',
    500: 'Internal Server Error',
    503: 'Internal Server Error',
  },
} as const;

/** One way to bring about each message of a group. */
export type Ways<Group extends keyof typeof specification, Way> = Readonly<
  Record<keyof (typeof specification)[Group], Way>
>;
