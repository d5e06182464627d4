import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const ring = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  width: 64,
  height: 64,
});

export const drawing = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });

export const track = style({ stroke: vars.color.line });

export const bar = style({
  stroke: vars.color.accent,
  transition: 'stroke-dashoffset 1s linear',
  '@media': {
    [media.forcedColours]: { stroke: 'Highlight' },
  },
});

export const number = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.panel,
  fontWeight: vars.weight.panel,
  lineHeight: vars.leading.flat,
});
