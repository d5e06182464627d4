/** What the page about the restaurant's app says. */
export const appPromoStrings = {
  title: 'Our app',
  hasApp: (name: string) => `${name} in your pocket`,
  hasAppText: 'Order in a few taps and follow your order.',
  code: 'QR code that opens this page on your phone',
  ios: 'App Store',
  android: 'Google Play',
  noApp: 'There is no app yet',
  noAppText: 'You can browse, order and pay on this site from any phone.',
  home: 'Back to the menu',
} as const;
