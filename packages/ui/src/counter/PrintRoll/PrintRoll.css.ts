import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';

/** Out of sight on screens, but laid out, so that its pages can be measured. */
export const roll = style({
  position: 'fixed',
  top: 0,
  insetInlineEnd: '100%',
  visibility: 'hidden',
  '@media': { [media.print]: { position: 'static', visibility: 'visible' } },
});

globalStyle(`${roll} > *`, { breakAfter: 'page' });
globalStyle(`${roll} > :last-child`, { breakAfter: 'auto' });

// On paper it stands alone, whatever the page shows.
globalStyle(`body:has(> ${roll}) > :not(${roll})`, {
  '@media': { [media.print]: { display: 'none !important' } },
});
