/** What every page of the counter says while it has nothing to show, or when something did not work. */
export const pageStrings = {
  loading: 'Loading the page',
  managerNeeded: 'A manager signs in for this.',
  signIn: 'Sign in',
  board: 'Back to the orders',
  offline:
    'The page loads as soon as this device is back online. Orders still come in: answer them on another device.',
  noAnswer: 'No connection. Try again when you are back online.',
} as const;
