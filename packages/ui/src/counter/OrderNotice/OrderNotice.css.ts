import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const base = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[1]} ${vars.space[1]} ${vars.space[1]} ${vars.space[3]}`,
  minHeight: counterVars.size.tap,
  borderRadius: vars.radius.control,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.3,
});

export const notice = styleVariants({
  info: [base, { background: vars.color.sunken, color: vars.color.ink }],
  bad: [base, { background: counterVars.color.late, color: counterVars.color.onLate }],
});

export const words = style({ flex: 1, minWidth: 0 });

export const close = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: counterVars.size.tap,
  height: counterVars.size.tap,
  borderRadius: vars.radius.control,
});
