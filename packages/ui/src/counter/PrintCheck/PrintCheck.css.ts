import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const list = style({
  flex: 'none',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${counterVars.space[6]}`,
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
});

export const row = style({ display: 'flex', alignItems: 'center', gap: vars.space[2] });

export const question = style({ minWidth: 0, fontWeight: counterVars.weight.control });

export const rest = style({ color: vars.color.ink2 });
