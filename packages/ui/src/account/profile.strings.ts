/** What customers read in the list of their orders. */
export const orderListStrings = {
  list: 'Your orders',
  item: (number: string, items: number) => `Order ${number}, ${items} ${items === 1 ? 'item' : 'items'}`,
  view: (when: string) => `View order from ${when}`,
  loading: 'Loading your orders',
  emptyTitle: 'No orders yet',
  emptyText: 'Your orders and their receipts appear here.',
  browse: 'Browse the menu',
  older: 'Show older orders',
  olderFailed: 'The older orders did not load. Please try again.',
  errorTitle: 'Your orders did not load',
  errorText: 'They are safe with us. Check your connection, then try again.',
  retry: 'Try again',
} as const;

/** What customers read on their profile. */
export const profileStrings = {
  title: 'Profile',
  signedIn: (email: string) => `Signed in with Google as ${email}`,
  details: 'Details',
  name: 'Name',
  email: 'Email',
  phone: 'Phone number',
  noPhone: 'None yet',
  change: 'Change',
  add: 'Add',
  addresses: 'Saved addresses',
  orders: 'Recent orders',
  allOrders: 'See all orders',
  logOut: 'Log out',
  loading: 'Loading your profile',
  visitorTitle: 'You are not logged in',
  visitorText: 'Log in to see your details, addresses and orders.',
  signIn: 'Login',
} as const;
