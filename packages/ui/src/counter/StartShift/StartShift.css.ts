import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const check = style({
  display: 'grid',
  gridTemplateColumns: '30px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: counterVars.size.tap,
  padding: `${vars.space[1]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
});

export const icon = styleVariants({
  good: { color: vars.color.good },
  waiting: { color: vars.color.ink2 },
  bad: { color: vars.color.bad },
});

export const fact = style({ fontWeight: '600' });

export const detail = style({ color: vars.color.ink2, textAlign: 'end' });
