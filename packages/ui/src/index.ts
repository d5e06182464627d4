import './theme/global.css.ts';
import './theme/tokens.css.ts';
import './theme/fonts.css.ts';

// Theme
export { brandStyle } from './theme/brand-style.ts';
export { breakpoints, media } from './theme/breakpoints.ts';
export { vars } from './theme/contract.css.ts';
export { contrastRatio, controlPairs, hexColour, textPairs } from './theme/contrast.ts';
export { preloadedFonts } from './theme/font-files.ts';
export type { ColourRole, Scheme } from './theme/palette.ts';
export { screenReaderOnly } from './theme/screen-reader-only.css.ts';
export { ampersand, opticalSize, tabular, title } from './theme/typography.css.ts';
