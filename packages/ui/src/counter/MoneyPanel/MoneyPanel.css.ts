import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../counter-theme.css.ts';

export const words = style({
  color: vars.color.ink2,
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.control,
});

export const sum = style({
  fontSize: '4.25rem',
  fontWeight: counterVars.weight.control,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1,
  overflowWrap: 'anywhere',
});

/** In sight, however little of the keypad fits. */
export const end = style({
  position: 'sticky',
  bottom: 0,
  display: 'grid',
  gap: vars.space[2],
  marginTop: 'auto',
  background: vars.color.surface,
});
