import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/** How a drawing is drawn; the drawings themselves come from one file that all pages share. */
export const icon = style({
  flex: 'none',
  display: 'inline-block',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.75,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  // Contrast themes leave a drawing's own colour alone: it takes that of the words instead.
  '@media': { [media.forcedColours]: { selectors: { '&&': { color: 'inherit' } } } },
});

/** What points along the line turns round with it. */
export const pointing = style({ selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } } });

/** In rem, so that icons grow with the words they stand beside. */
export const size = styleVariants({
  small: { width: '1rem', height: '1rem' },
  medium: { width: '1.25rem', height: '1.25rem' },
  bar: { width: '1.4375rem', height: '1.4375rem' },
  large: { width: '1.75rem', height: '1.75rem' },
});
