import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

/** While it says nothing it takes no place among what is spread out. */
export const region = style({ selectors: { '&:empty': { position: 'absolute' } } });

export const problem = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  padding: vars.space[4],
  borderRadius: vars.radius.control,
  background: counterVars.color.late,
  color: counterVars.color.onLate,
  fontSize: counterVars.text.body,
  fontWeight: counterVars.weight.body,
});
