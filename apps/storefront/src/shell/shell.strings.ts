/** What the frame of the page says where the library does not. */
export const shellStrings = {
  cart: 'Cart',
  loggingIn: 'Logging you in',
  loggingOut: 'Logging you out',
  loadingPage: 'Loading the page',
  offline: "You're offline. You can still read this page.",
  pageNotLoaded: "You're offline. This page can be opened when you are back online.",
  online: 'You are back online.',
  errorPageMissing: {
    title: 'You are offline',
    text: 'This page can be opened when you are back online.',
    retry: 'Try again',
  },
} as const;
