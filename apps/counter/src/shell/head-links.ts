/** What the head of every page links to, all of it files of this app. */
export const headLinks = [
  { rel: 'icon', type: 'image/svg+xml', href: '/icons/icon.svg' },
  // iPads take their icon from here, not from the manifest.
  { rel: 'apple-touch-icon', href: '/icons/apple-touch-180.png' },
  { rel: 'manifest', href: '/manifest.json' },
];
