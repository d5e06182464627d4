/** Where the sidebar shows the stories of a folder. */
export interface Section {
  readonly title: string;
  /** The folder of the package's sources. */
  readonly folder: string;
  /** The package, where it is not the library of components. */
  readonly room?: 'mail';
}

/** The folders with stories in the order of the sidebar (preview.tsx repeats the titles, which are read before it runs). */
export const sections: readonly Section[] = [
  { title: 'Primitives', folder: 'primitives' },
  { title: 'Primitives', folder: 'modal-stack' },
  { title: 'Ordering', folder: 'ordering' },
  { title: 'Menu', folder: 'menu' },
  { title: 'Cart', folder: 'cart' },
  { title: 'Checkout', folder: 'checkout' },
  { title: 'Account', folder: 'account' },
  { title: 'Account', folder: 'address' },
  { title: 'Navigation', folder: 'navigation' },
  { title: 'Pages', folder: 'pages' },
  { title: 'Counter', folder: 'counter' },
  { title: 'Mails', folder: 'customer', room: 'mail' },
  { title: 'Mails', folder: 'restaurant', room: 'mail' },
];
