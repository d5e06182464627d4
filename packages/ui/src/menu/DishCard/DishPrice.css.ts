import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const from = style({
  color: vars.color.ink2,
  fontSize: '0.875em',
  fontWeight: vars.weight.control,
});
