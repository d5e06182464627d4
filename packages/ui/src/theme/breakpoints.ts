/** First pixel of each range (spec §9): mobile below 768, tablet to 1023, desktop from 1024. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1200 } as const;

/**
 * Media conditions for `'@media'` keys in styles and for `matchMedia`. In em of 16 px: someone who sets larger text in the
 * browser gets the layout that has room for it.
 */
export const media = {
  /** Below 768 px. */
  mobile: '(max-width: 47.99em)',
  /** 768 px and up. */
  fromTablet: '(min-width: 48em)',
  /** Below 1024 px. */
  belowDesktop: '(max-width: 63.99em)',
  /** 1024 px and up. */
  desktop: '(min-width: 64em)',
  /** Below 1200 px, where on desktops the cart leaves the main column little room. */
  belowWide: '(max-width: 74.99em)',
  /** Pointers that can hover. */
  hover: '(hover: hover)',
  /** People who asked for less motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Everybody else. */
  anyMotion: '(prefers-reduced-motion: no-preference)',
  /** Paper. */
  print: 'print',
  /** Windows contrast themes and their kind. */
  forcedColours: '(forced-colors: active)',
} as const;
