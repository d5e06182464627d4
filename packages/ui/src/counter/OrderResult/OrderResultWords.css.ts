import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const words = style({
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[2.5],
  minWidth: 0,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.control,
  lineHeight: 1.15,
});

export const good = style([words, { color: vars.color.good }]);

export const bad = style([words, { color: vars.color.bad }]);
