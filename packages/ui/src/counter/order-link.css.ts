import { style } from '@vanilla-extract/css';
import { counterVars } from '../theme/counter-theme.css.ts';

/** The link to an order in a list, as tall as a fingertip needs. */
export const orderLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: counterVars.size.tap,
  fontWeight: counterVars.weight.figure,
  textDecoration: 'underline',
  textDecorationThickness: '1px',
  textUnderlineOffset: '4px',
  whiteSpace: 'nowrap',
});
