import type { OrderStatus } from './order.ts';

/** What customers call each state of an order. */
export const orderStatusNames: Readonly<Record<OrderStatus, string>> = {
  pending_payment: 'Waiting for payment',
  placed: 'Order placed',
  payment_expired: 'Payment expired',
  payment_failed: 'Payment failed',
};

/** What customers read about one order. */
export const orderStrings = {
  placed: (number: string, day: string, time: string) => `Order ${number}, placed ${day} at ${time}`,
  begun: (number: string, day: string, time: string) => `Order ${number}, begun ${day} at ${time}`,
  profile: 'Profile',
  orders: 'Your orders',
  arriving: 'Arriving between ',
  ready: 'Ready between ',
  and: ' and ',
  explained: {
    pending_payment: 'The payment has not been confirmed yet. This page follows it by itself.',
    payment_expired: 'The payment page was open too long. You have not been charged.',
    payment_failed: 'The payment did not go through. You have not been charged.',
  },
  steps: 'How far it has come',
  step: {
    begun: 'Ordered',
    payment: 'Payment',
    paid: 'Paid',
    kitchen: 'With the kitchen',
  },
  now: (time: string) => `${time}, now`,
  isNow: 'now',
  toCome: 'to come',
  receipt: 'Receipt',
  quantity: (quantity: number) => `${quantity} ×`,
  allergens: 'Allergens:',
  notStated: 'not stated. Ring the restaurant before you eat it.',
  none: 'none of the 14 that must be named.',
  contains: (list: string) => `contains ${list}.`,
  mayContain: (list: string) => `May contain ${list}.`,
  onlyMayContain: (list: string) => `may contain ${list}.`,
  paidOn: (date: string, time: string) => `Paid by card on ${date} at ${time}.`,
  nothingToPay: 'There was nothing to pay.',
  notCharged: 'You have not been charged.',
  delivery: 'Delivery',
  collection: 'Collection',
  allergensAsOrdered: (date: string, time: string) =>
    `Allergens are shown as they were when you ordered, on ${date} at ${time}.`,
  ring: 'Ring the restaurant',
  again: 'Back to the menu',
  notFoundTitle: 'Order not found',
  notFoundText: 'There is no such order among yours.',
  errorTitle: 'Your order did not load',
  errorText: 'It is safe with us. Check your connection, then try again.',
  retry: 'Try again',
  loading: 'Loading your order',
} as const;

/** What customers read in the list of their orders. */
export const orderListStrings = {
  list: 'Your orders',
  item: (number: string, items: number) => `Order ${number}, ${items} ${items === 1 ? 'item' : 'items'}`,
  view: (when: string) => `View order from ${when}`,
  loading: 'Loading your orders',
  emptyTitle: 'No orders yet',
  emptyText: 'Your orders and their receipts will be here.',
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
  visitorTitle: 'You are not signed in',
  visitorText: 'Sign in to see your details, addresses and orders.',
  signIn: 'Login',
} as const;
