import { toastMessages } from '@tiffin/domain';

/** Customer-facing words of whole pages. */
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
  offers: {
    title: 'Offers',
    note: 'One code per order. Apply it here or type it in your cart.',
    noteFor: (amount: string, mode: 'delivery' | 'collection') =>
      `One code per order. For your cart of ${amount}, ${mode === 'delivery' ? 'delivered' : 'collected'}.`,
    noteVisitor: 'One code per order. Log in to use a code in your cart.',
    emptyTitle: 'No offers at the moment',
    emptyText: 'New codes appear here as soon as there are any.',
    failed: toastMessages.promosFetchFailed,
  },
  search: { title: 'Search' },
  formerRestaurant: {
    title: (name: string) => `${name} takes no orders here any more`,
    subtitle: 'Nothing can be ordered at this address',
    text: 'What you ordered before is still here. For anything else, call the restaurant:',
    orders: 'Your orders',
    signIn: 'Log in',
  },
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
