import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  borderRadius: vars.radius.control,
  background: vars.color.sunken,
  '@media': { [media.forcedColours]: { border: '1px solid ButtonBorder' } },
});

globalStyle(`${stepper} button:enabled`, { color: vars.color.ink });

export const value = style({
  minWidth: 24,
  textAlign: 'center',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
