/** What customers read about the data that is stored about them. */
export const myDataStrings = {
  title: 'My data',
  copy: 'Download a copy of everything we store about you: details, addresses, orders and mails.',
  download: 'Download my data',
  preparing: 'Preparing your data',
  downloadFailed: 'Your data did not load. Please try again.',
  erase: 'Delete my account',
  requestLead: 'Anything else about your data, such as a mistake in it? Ask the restaurant.',
  request: 'Ask about your data',
  eraseLead: 'Delete your account and everything in it that we do not have to keep.',
} as const;

/** What customers read before their account is deleted. */
export const eraseAccountStrings = {
  title: 'Delete your account?',
  deleted: 'Deleted at once',
  deletedItems: [
    'Your name, e-mail address, phone number and picture',
    'Your saved addresses and your carts',
    'Your notes, allergies and addresses on orders',
    'Your sign-ins, on all devices',
  ],
  kept: 'Kept, because tax law asks for it',
  keptText:
    'What you ordered, when and for how much, without you in it: for six years after the end of the financial year. The card payment provider keeps its record of your payments.',
  understood: 'I understand that this cannot be undone',
  confirm: 'Delete my account',
  sending: 'Deleting your account',
  keep: 'Keep my account',
  close: 'Close',
  waiting: 'Not yet',
  order: (number: string) => `Order ${number}`,
  failed: 'Your account is not deleted. Please try again.',
} as const;
