/** Customer-facing words of the frame round every page. */
export const navigationStrings = {
  skipToContent: 'Skip to content',
  main: 'Main',
  site: 'Site',
  cart: 'Cart',
  login: 'Login',
  logOut: 'Log out',
  collapse: 'Collapse',
  expand: 'Expand',
  home: ', home',
  homeOf: (restaurantName: string) => `${restaurantName}, home`,
  scriptless:
    'Login, cart and checkout need JavaScript, which is off in this browser. You can read and search the menu. To order, ring',
  outdated:
    'This browser is too old for this site. Update it, or open the site in a current Safari, Chrome, Edge or Firefox.',
  viewCart: 'View cart',
  cartFailed: 'it did not load',
  items: (count: number) => (count === 1 ? '1 item' : `${count} items`),
  footer: {
    reading: 'Reading the menu',
    allergies: 'Allergies',
    allergiesText: 'Every dish lists its allergens. If yours is severe, ring us on',
    beforeYouOrder: 'before you order.',
    visit: 'Visit',
    privacy: 'Privacy policy',
    terms: 'Terms',
    companyNumber: (number: string) => `Registered in England and Wales, company number ${number}.`,
    vatNumber: (number: string) => `VAT number ${number}.`,
    registeredOffice: (address: string) => `Registered office: ${address}.`,
  },
} as const;
