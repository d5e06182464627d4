import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const words = style({
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
});

export const sum = style({
  fontSize: counterVars.text.sum,
  fontWeight: counterVars.weight.control,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1,
  overflowWrap: 'anywhere',
});

export const end = style({
  display: 'grid',
  gap: vars.space[2],
  marginTop: 'auto',
  '@media': {
    [media.belowDesktop]: { alignSelf: 'start', marginTop: 0 },
    [media.mobile]: { alignSelf: 'stretch' },
  },
});
