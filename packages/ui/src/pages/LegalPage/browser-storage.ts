/** One thing that the storefront keeps in the customer's browser. */
export interface BrowserStorageItem {
  /** The key; that of a cookie may have more behind it. */
  name: string;
  place: 'localStorage' | 'sessionStorage' | 'cookie';
  /** What it is for and how long it stays, as the privacy policy says it. */
  purpose: string;
}

/** Everything that the storefront keeps in the customer's browser; the privacy policy lists it. */
export const browserStorage: readonly BrowserStorageItem[] = [
  { name: 'accessToken', place: 'localStorage', purpose: 'proves that you are signed in, until you log out' },
  { name: 'refreshToken', place: 'localStorage', purpose: 'renews that proof, for 30 days at most' },
  {
    name: 'selectedAddressId',
    place: 'localStorage',
    purpose: 'the address you chose for delivery',
  },
  { name: 'cachedPromo', place: 'localStorage', purpose: 'the promo code you chose, until you order' },
  {
    name: 'orderNote',
    place: 'sessionStorage',
    purpose: 'your note to the kitchen, while the tab is open',
  },
  {
    name: 'allergyNote',
    place: 'sessionStorage',
    purpose: 'the allergy you named, until you order or log out',
  },
  {
    name: 'riderNote',
    place: 'sessionStorage',
    purpose: 'your note to the rider, until you order or log out',
  },
  {
    name: 'wantsCutlery',
    place: 'sessionStorage',
    purpose: 'whether you want cutlery, until you order or log out',
  },
  {
    name: 'orderTip',
    place: 'sessionStorage',
    purpose: 'the tip you chose, until you order or log out',
  },
  {
    name: 'pendingAddition',
    place: 'sessionStorage',
    purpose: 'the dish you wanted before you signed in, until it is in your cart',
  },
  {
    name: 'lastOrderId',
    place: 'sessionStorage',
    purpose: 'the order you went to pay for, so that we can show it when you come back',
  },
  {
    name: 'unpaidOrderId',
    place: 'sessionStorage',
    purpose: 'the order you did not pay for, so that we can offer its promo code again',
  },
  {
    name: 'pendingLogout',
    place: 'sessionStorage',
    purpose: 'the sign-in to end, when you logged out without a connection, until that is done',
  },
  {
    name: 'customerId',
    place: 'sessionStorage',
    purpose: 'your customer number, so that the next customer in this tab does not see what it keeps of you',
  },
  {
    name: 'deliveryPlace',
    place: 'sessionStorage',
    purpose: 'the postcode you asked about and where it lies, until you close the tab or log out',
  },
  {
    name: 'tsr-scroll-restoration-v1_3',
    place: 'sessionStorage',
    purpose: 'how far you had scrolled on each page, so that Back leads there',
  },
  { name: 'orderingMode', place: 'cookie', purpose: 'delivery or collection, for a year' },
  { name: 'sidebar', place: 'cookie', purpose: 'whether the menu at the side is open, for a year' },
  {
    name: 'tiffin',
    place: 'cookie',
    purpose:
      'cookies whose names contain this word carry your sign-in from Google to us, for 10 minutes at most',
  },
];
