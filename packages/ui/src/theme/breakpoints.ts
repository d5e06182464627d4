/** First pixel of each range (spec §9): mobile below 768, tablet to 1023, desktop from 1024. */
export const breakpoints = { tablet: 768, desktop: 1024, wide: 1200 } as const;

/** Media conditions for `'@media'` keys in styles and for `matchMedia`. */
export const media = {
  /** Below 768 px. */
  mobile: '(max-width: 767px)',
  /** 768 px and up. */
  fromTablet: '(min-width: 768px)',
  /** 768 to 1023 px. */
  tablet: '(min-width: 768px) and (max-width: 1023px)',
  /** Below 1024 px. */
  belowDesktop: '(max-width: 1023px)',
  /** 1024 px and up. */
  desktop: '(min-width: 1024px)',
  /** 1024 to 1199 px, where the cart leaves the main column little room. */
  narrowDesktop: '(min-width: 1024px) and (max-width: 1199px)',
  /** Pointers that can hover. */
  hover: '(hover: hover)',
  /** People who asked for less motion. */
  reducedMotion: '(prefers-reduced-motion: reduce)',
  /** Windows contrast themes and their kind. */
  forcedColours: '(forced-colors: active)',
} as const;
