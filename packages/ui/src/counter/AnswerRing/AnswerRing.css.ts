import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

const base = style({
  position: 'relative',
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  width: '4.75rem',
  height: '4.75rem',
  // It changes with each second: nothing around it has to be laid out again.
  contain: 'strict',
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.1,
  textAlign: 'center',
});

export const ring = styleVariants({
  card: [base, { color: vars.color.ink2 }],
  panel: [base, { width: '112px', height: '112px', color: counterVars.color.onNew }],
  cover: [
    base,
    {
      width: '156px',
      height: '156px',
      color: counterVars.color.onNew,
      fontSize: counterVars.text.body,
      '@media': { [media.mobile]: { width: '112px', height: '112px' } },
    },
  ],
});

export const drawing = style({
  position: 'absolute',
  inset: 0,
  transform: 'rotate(-90deg)',
  fill: 'none',
  strokeWidth: 9,
});

const onBlue = { stroke: `color-mix(in oklch, ${counterVars.color.onNew} 26%, ${counterVars.color.new})` };

export const track = styleVariants({
  card: { stroke: vars.color.sunken },
  panel: onBlue,
  cover: onBlue,
});

const barBase = style({ '@media': { [media.forcedColours]: { stroke: 'Highlight' } } });

export const bar = styleVariants({
  card: [barBase, { stroke: counterVars.color.new }],
  panel: [barBase, { stroke: counterVars.color.onNew }],
  cover: [barBase, { stroke: counterVars.color.onNew }],
});

export const time = styleVariants({
  card: { color: vars.color.ink, fontSize: counterVars.text.name },
  panel: { fontSize: counterVars.text.number },
  cover: { fontSize: '3rem', '@media': { [media.mobile]: { fontSize: counterVars.text.number } } },
});

// Ten minutes and more have a figure more.
const smaller = (size: string) => `calc(${size} * 0.8)`;

export const longTime = styleVariants({
  card: { color: vars.color.ink, fontSize: smaller(counterVars.text.name) },
  panel: { fontSize: smaller(counterVars.text.number) },
  cover: { fontSize: '2.4rem', '@media': { [media.mobile]: { fontSize: smaller(counterVars.text.number) } } },
});

export const figures = style({
  fontWeight: counterVars.weight.figure,
  letterSpacing: counterVars.tracking.figure,
  lineHeight: 1,
});
