import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const adder = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifySelf: 'start',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  textAlign: 'start',
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  ':hover': { color: vars.color.ink },
  // Contrast themes show it.
  border: '1px solid transparent',
});

export const note = style({ marginTop: vars.space[2] });
