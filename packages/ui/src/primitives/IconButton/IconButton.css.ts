import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const iconButton = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    '&:disabled': { color: vars.color.ink3, opacity: 0.45, background: 'none', cursor: 'not-allowed' },
  },
  // A contrast theme has a colour of its own for what cannot be pressed: no fainter than that.
  '@media': { [media.forcedColours]: { selectors: { '&&:disabled': { opacity: 1 } } } },
});
