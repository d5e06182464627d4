import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  padding: '3px 9px',
  borderRadius: vars.radius.mark,
  fontSize: vars.text.caption,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const badge = styleVariants({
  soft: [base, { background: vars.color.accentSoft, color: vars.color.ink }],
  ink: [base, { background: vars.color.inverse, color: vars.color.onInverse }],
  good: [base, { background: vars.color.goodSoft, color: vars.color.good }],
});
