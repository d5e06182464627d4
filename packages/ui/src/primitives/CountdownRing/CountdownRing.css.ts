import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

const ringBase = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
});

export const ring = styleVariants({
  seconds: [ringBase, { width: 64, height: 64 }],
  clock: [ringBase, { width: 72, height: 72 }],
});

export const drawing = style({ position: 'absolute', inset: 0, transform: 'rotate(-90deg)' });

export const track = styleVariants({
  seconds: { stroke: vars.color.line },
  clock: { stroke: `color-mix(in oklch, ${vars.color.ink} 14%, ${vars.color.accentSoft})` },
});

const barBase = style({
  transition: 'stroke-dashoffset 1s linear',
  '@media': {
    [media.forcedColours]: { stroke: 'Highlight' },
  },
});

export const bar = styleVariants({
  seconds: [barBase, { stroke: vars.color.accent }],
  clock: [barBase, { stroke: vars.color.ink }],
});

export const number = styleVariants({
  seconds: {
    fontFamily: vars.font.serif,
    fontSize: vars.text.panel,
    fontWeight: vars.weight.panel,
    lineHeight: vars.leading.flat,
  },
  clock: {
    fontSize: vars.text.subtitle,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.leading.flat,
  },
});
