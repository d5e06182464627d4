/** What every page of the counter says while it has nothing to show, or when something did not work. */
export const pageStrings = {
  loading: 'Loading the page',
  managerNeeded: 'A manager signs in for this.',
  figuresNeedManager: 'A manager signs in to see the figures of the day and to save them as CSV.',
  figuresNeedPin: 'The PIN of an owner or manager shows the figures of the day.',
  enterPin: 'Enter PIN',
  otherHours: 'A manager’s PIN for other hours',
  changeNeedsPin: 'The change is made as soon as the PIN is right. Pausing and Busy never ask.',
  backToService: 'Back to Service',
  otherDaysNeedPin: 'The PIN of an owner or manager shows the orders of other days.',
  searchNeedsPin: 'The PIN of an owner or manager finds the orders of the last 60 days.',
  orderOfOtherDay: 'Order of another day',
  signIn: 'Sign in',
  board: 'Back to the orders',
  offline:
    'The page loads as soon as this device is back online. Orders still come in: answer them on another device.',
  noAnswer: 'No connection. Try again when you are back online.',
} as const;
