import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const iconButton = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: vars.size.touch,
  height: vars.size.touch,
  borderRadius: vars.radius.control,
  color: vars.color.ink2,
  selectors: {
    '&:hover': { background: vars.color.sunken, color: vars.color.ink },
    // Not by opacity: a contrast theme has a colour of its own for what cannot be pressed, no fainter than that.
    '&:disabled': { color: 'color-mix(in oklch, currentColor 25%, transparent)', background: 'none' },
  },
});
