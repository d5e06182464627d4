/** What the page about the restaurant's app says. */
export const appPromoStrings = {
  title: 'Our app',
  hasApp: (name: string) => `${name} in your pocket`,
  hasAppText: 'Order in a few taps and follow your order to the door.',
  code: 'A code that brings your phone to this page',
  ios: 'App Store',
  android: 'Google Play',
  noApp: 'There is no app yet',
  noAppText: 'This site does it all: browse, order and pay from any phone.',
  home: 'Back to the menu',
} as const;
