import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
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
  '@media': {
    [media.forcedColours]: {
      paddingInline: vars.space[3],
      border: '1px solid ButtonBorder',
      borderRadius: vars.radius.control,
    },
  },
});

export const note = style({ marginTop: vars.space[2] });
