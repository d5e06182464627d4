/** Customer-facing words of the pages that any visit may need at once. */
export const pageStrings = {
  error: {
    page: {
      title: 'This page did not load',
      subtitle: 'Something went wrong on our side',
      text: 'Please try again in a moment.',
      retry: 'Try again',
    },
    offline: {
      title: 'You are offline',
      subtitle: 'This page needs a connection',
      text: 'Nothing is lost: your cart is saved. The page loads as soon as you are back online.',
      retry: 'Try again',
    },
    sign_in: {
      title: 'You are not logged in',
      subtitle: 'Login did not work',
      text: 'Please try again in a moment.',
      retry: 'Back to login',
    },
  },
  loading: 'Loading the page',
  backToMenu: 'Menu',
  dishes: 'Dishes',
  notFound: {
    page: {
      title: 'Page not found',
      subtitle: 'No page at this address',
      text: 'The address may be wrong, or the page may have moved.',
    },
    restaurant: {
      title: 'Restaurant not found',
      subtitle: 'No restaurant at this address',
      text: 'Please check the address for typing errors.',
    },
    home: 'Back to the menu',
  },
} as const;
