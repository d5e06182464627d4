import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius.tile,
  fontSize: vars.text.control,
  lineHeight: vars.leading.snug,
  border: '1px solid transparent',
});

export const banner = styleVariants({
  info: [base, { background: vars.color.sunken }],
  good: [base, { background: vars.color.goodSoft, color: vars.color.good, fontWeight: vars.weight.control }],
  bad: [base, { background: vars.color.badSoft, color: vars.color.bad, fontWeight: vars.weight.control }],
});

export const body = style({ flex: '1 1 8rem', minWidth: 0 });
