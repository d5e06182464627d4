/** What the frame of the page says where the library does not. */
export const shellStrings = {
  name: 'Counter',
  loading: 'Loading the counter',
  notSignedOut: 'You are still signed in: the server did not answer. Try again.',
} as const;
