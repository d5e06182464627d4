/** What customers read in the cart. */
export const cartStrings = {
  title: 'Your cart',
  clear: 'Clear cart',
  close: 'Close cart',
  loading: 'Loading your cart',
  emptyTitle: 'Nothing here yet',
  emptyText: 'Add a dish and it appears here.',
  toMenu: 'Back to menu',
  errorTitle: 'Your cart did not load',
  errorText: 'It is safe with us. Check your connection, then try again.',
  retry: 'Try again',
  change: 'Change',
  each: (amount: string) => `${amount} each`,
  remove: 'Remove',
  lines: 'Dishes in your cart',
  quantityOf: (name: string) => `Quantity of ${name}`,
  adding: (quantity: number) => `${quantity} on the way to your cart`,
  unavailable: 'No longer available. Remove it to check out.',
  notNow: (when: string) => `Not sold now: ${when.charAt(0).toLowerCase()}${when.slice(1)}.`,
  only: { delivery: 'Only for delivery.', collection: 'Only for collection.' },
  freeDelivery: (amount: string) => `${amount} more for free delivery`,
  mostPerOrder: (count: number) => `At most ${count} in one order`,
} as const;

/** What customers read about their promo code. */
export const promoCodeStrings = {
  label: 'Promo code',
  apply: 'Apply',
  applied: 'applied',
  notApplied: 'not applied',
  fitting: 'Codes that fit this order',
  fittingInstead: (code: string) => `Also fits this order, instead of ${code}`,
  near: 'Codes for a bigger order',
  use: 'Use',
  saves: (amount: string) => `saves ${amount}`,
  mayFit: (amount: string) => `may fit, saves ${amount}`,
  savesMore: (amount: string) => `${amount} more than now`,
  mayFitMore: (amount: string) => `may fit, ${amount} more than now`,
  addMore: (amount: string) => `add ${amount} more`,
  remove: (code: string) => `Remove promo code ${code}`,
  cameOff: 'came off',
  whyCameOff: 'The order it was for has not been paid.',
  useAgain: 'Use again',
} as const;

/** What customers read about what goes with their order. */
export const orderNotesStrings = {
  title: 'Notes',
  kitchen: 'Note for the kitchen',
  allergy: 'Allergy',
  onlyAllergies:
    'Only allergies here. The kitchen sees it in black, on the screen and on paper. Not a guarantee: if yours is severe, ring',
  rider: 'Note for the rider',
  cutlery: 'Cutlery and napkins',
  wanted: 'Packed with your order',
  notWanted: 'Not wanted',
  add: 'Add',
  change: 'Change',
} as const;

/** What customers read where they choose the address. */
export const addressPickerStrings = {
  deliveringTo: 'Delivering to',
  noneTitle: 'No delivery address',
  noneText: 'We need one to deliver your order',
  chooseTitle: 'Choose a delivery address',
  add: 'Add',
  addAnother: 'Add an address',
  loading: 'Loading your addresses',
  retry: 'Try again',
  list: 'Delivery address',
} as const;

/** What customers read on and under the checkout button. */
export const checkoutButtonStrings = {
  checkout: 'Checkout',
  loading: 'Loading',
  addAddress: 'Add an address',
  missing: (amount: string) => `Add ${amount} more to check out.`,
  keeps: 'Your cart is saved until then.',
  collect: 'Order for collection',
  ring: (phone: string) => `Ring ${phone}`,
} as const;

/** What customers read of dishes that go with theirs. */
export const withItGoesStrings = {
  title: 'With it goes',
  allergens: 'Allergens',
  add: 'Add',
  choose: 'Choose',
  of: (name: string) => ` ${name}`,
} as const;
