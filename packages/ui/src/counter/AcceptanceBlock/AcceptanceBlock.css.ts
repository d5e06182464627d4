import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const stepper = style({
  display: 'grid',
  gridTemplateColumns: `${counterVars.size.key} minmax(0, 1fr) ${counterVars.size.key}`,
  alignItems: 'center',
  maxWidth: '320px',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
});

export const minutes = style({
  fontSize: counterVars.text.lane,
  fontWeight: counterVars.weight.figure,
  textAlign: 'center',
});
