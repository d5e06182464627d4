import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const found = style({ marginBottom: counterVars.space[3], color: vars.color.ink2 });

export const count = style({
  marginInlineEnd: counterVars.space[2],
  color: vars.color.ink,
  fontWeight: counterVars.weight.figure,
});

export const mark = style({
  background: 'none',
  color: 'inherit',
  fontWeight: counterVars.weight.figure,
  boxShadow: `inset 0 -0.35em ${vars.color.accent}`,
});
