/** What the session says to the customer where the library does not. */
export const sessionStrings = {
  signedOut: 'You have been signed out. Please log in again.',
} as const;
