/** What customers read while they enter an address. The fields' own messages are the domain's `addressMessages`. */
export const addressFormStrings = {
  type: 'Type of address',
  postcode: 'Postcode',
  postcodeHelp: 'We fill in the rest from this.',
  looking: 'Looking up the postcode',
  found: (city: string, state: string) => `Found: ${[city, state].filter(Boolean).join(', ')}`,
  notFound: 'We cannot find this postcode. Please check it.',
  unavailable: 'We cannot look up postcodes at the moment. Please try again.',
  lookAgain: 'Look it up again',
  building: 'Building',
  address: 'Address',
  city: 'City',
  state: 'Region',
  country: 'Country',
  makeDefault: 'Make this my default address',
  isDefault: 'To change it, make another address the default one.',
  save: 'Save address',
  cancel: 'Cancel',
} as const;

/** What customers read on the label of an address. */
export const addressLabelStrings = {
  title: 'The rider will see',
  blank: 'Your address appears here',
  preview: 'Address preview',
} as const;

/** What customers read in the list of their addresses. */
export const addressListStrings = {
  list: 'Saved addresses',
  loading: 'Loading your addresses',
  emptyTitle: 'No addresses yet',
  emptyText: 'Saved addresses appear here for your next order.',
  add: 'Add address',
  retry: 'Try again',
  isDefault: 'Default',
  makeDefault: 'Make default',
  edit: (name: string) => `Edit ${name}`,
  delete: (name: string) => `Delete ${name}`,
  confirm: (name: string) => `Delete ${name}?`,
  confirmDelete: 'Delete',
  keep: 'Keep it',
} as const;

/** Titles of the page with the address form. */
export const addAddressStrings = {
  add: 'Add an address',
  edit: 'Edit address',
  back: 'Profile',
  loading: 'Loading the form',
} as const;
