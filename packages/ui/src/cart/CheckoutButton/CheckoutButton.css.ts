import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const why = style({
  margin: `${vars.space[3]} 0 0`,
  fontSize: vars.text.small,
  lineHeight: 1.4,
  textAlign: 'center',
  color: vars.color.ink2,
});

export const strong = style({ display: 'block', fontWeight: vars.weight.strong, color: vars.color.ink });
