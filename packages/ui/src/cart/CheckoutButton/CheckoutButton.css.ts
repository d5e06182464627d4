import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside } from '../../theme/typography.css.ts';

export const why = style([
  aside,
  { marginTop: vars.space[3], lineHeight: vars.leading.snug, textAlign: 'center' },
]);

export const strong = style({ display: 'block', fontWeight: vars.weight.strong, color: vars.color.ink });

export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  marginTop: vars.space[3],
});
