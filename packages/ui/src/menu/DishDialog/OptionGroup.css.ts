import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const required = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const soldOut = style({
  color: vars.color.ink2,
  textDecoration: 'line-through',
});
