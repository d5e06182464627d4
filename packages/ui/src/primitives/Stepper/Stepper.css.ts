import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  border: '1px solid transparent',
});

globalStyle(`${stepper} button:enabled`, { color: vars.color.ink });

export const value = style({
  minWidth: 24,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
});
