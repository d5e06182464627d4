import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

// Doubled, so that it wins over the field's own measures in whatever order the files load.
export const select = style({
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&&': { paddingInlineEnd: vars.space[10] },
    '&:disabled': { opacity: 1 },
  },
  // What the browser opens is its own: its entries follow the page's scheme.
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});

export const arrow = style({
  position: 'absolute',
  insetInlineEnd: vars.space[4],
  pointerEvents: 'none',
  color: vars.color.ink2,
  '@media': { [media.forcedColours]: { display: 'none' } },
});
