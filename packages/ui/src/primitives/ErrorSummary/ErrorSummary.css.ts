import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const summary = style({
  border: `2px solid ${vars.color.bad}`,
  borderRadius: vars.radius.tile,
  padding: `${vars.space[5]} ${vars.space[6]}`,
  background: vars.color.badSoft,
});

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.subtitle,
  fontFamily: vars.font.serif,
  fontWeight: vars.weight.panel,
});

export const list = style({ marginTop: vars.space[2] });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 36,
  color: vars.color.bad,
  fontWeight: vars.weight.control,
  textDecoration: 'underline',
  textUnderlineOffset: 3,
  '@media': { [`(pointer: coarse), ${media.mobile}`]: { minHeight: vars.size.touch } },
});
