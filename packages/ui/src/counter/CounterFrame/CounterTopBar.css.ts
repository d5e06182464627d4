import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { counterVars } from '../../theme/counter-theme.css.ts';

export const bar = style({
  gridArea: 'top',
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[2.5],
  minHeight: counterVars.size.topBar,
  padding: `${counterVars.space[2]} ${counterVars.space[5]}`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.belowDesktop]: { minHeight: '84px' },
    [media.mobile]: {
      minHeight: '72px',
      padding: `${counterVars.space[2]} ${counterVars.space[4]}`,
      gap: counterVars.space[2],
    },
  },
});

export const who = style({
  marginInlineEnd: 'auto',
  minWidth: 0,
  '@media': {
    [media.belowDesktop]: { flex: 'none', maxWidth: '9rem' },
    [media.mobile]: { display: 'none' },
  },
});

export const name = style({
  fontFamily: vars.font.serif,
  fontSize: counterVars.text.name,
  fontWeight: '520',
  lineHeight: 1.15,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  '@media': { [media.belowDesktop]: { display: 'none' } },
});

/** The badge of the shop, in the counter's size. */
export const status = style({
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.body,
});

export const statusText = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '9px',
  lineHeight: 1.2,
});

const dot = style({ flex: 'none', width: 10, height: 10, borderRadius: vars.radius.round });

export const statusDot = styleVariants({
  open: [
    dot,
    {
      background: vars.color.good,
      boxShadow: `0 0 0 3px ${vars.color.goodSoft}`,
      '@media': { [media.forcedColours]: { background: 'CanvasText', forcedColorAdjust: 'none' } },
    },
  ],
  closed: [dot, { border: `2px solid ${vars.color.ink2}` }],
});

/** When it opens or closes: where the bar has the width for it. */
export const further = style({ '@media': { [media.belowDesktop]: { display: 'none' } } });

const switchBase = style({
  flex: '0 1 auto',
  display: 'inline-flex',
  alignItems: 'center',
  gap: counterVars.space[2.5],
  minHeight: counterVars.size.tap,
  padding: `${counterVars.space[1.5]} ${counterVars.space[4]}`,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  fontWeight: '600',
  lineHeight: 1.2,
  '@media': {
    [media.mobile]: {
      flex: '0 1 auto',
      padding: `${counterVars.space[1.5]} ${counterVars.space[2.5]}`,
      gap: counterVars.space[2],
      fontSize: counterVars.text.caption,
    },
  },
});

/** What staff have set for the hours ahead; what is out of the ordinary is set in ink. */
export const state = styleVariants({
  usual: [switchBase],
  unusual: [
    switchBase,
    { background: vars.color.inverse, color: vars.color.onInverse, borderColor: 'transparent' },
  ],
});

const knobBase = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  width: '48px',
  height: '28px',
  padding: '3px',
  borderRadius: vars.radius.tile,
});

/** Drawn as a switch; where it is set is a page of its own, because a pause needs an end. */
export const knob = styleVariants({
  on: [knobBase, { justifyContent: 'flex-end', background: vars.color.good, color: vars.color.good }],
  off: [knobBase, { justifyContent: 'flex-start', background: vars.color.ink3, color: vars.color.ink3 }],
});

export const thumb = style({
  display: 'grid',
  placeItems: 'center',
  width: '22px',
  height: '22px',
  borderRadius: vars.radius.round,
  background: vars.color.surface,
});

/** Words that phones leave to screen readers. */
export const spare = style({
  '@media': {
    [media.mobile]: { position: 'absolute', width: 1, height: 1, overflow: 'hidden', clipPath: 'inset(50%)' },
  },
});

export const signals = style({
  flex: 'none',
  display: 'grid',
  gap: '3px',
  paddingInlineStart: counterVars.space[1],
  '@media': { [media.mobile]: { marginInlineStart: 'auto', padding: 0, gap: counterVars.space[1.5] } },
});

const signalBase = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: counterVars.space[2],
  fontSize: counterVars.text.caption,
  fontWeight: counterVars.weight.body,
  lineHeight: 1.25,
  whiteSpace: 'nowrap',
});

export const signal = styleVariants({
  good: [signalBase, { color: vars.color.ink2 }],
  bad: [signalBase, { color: vars.color.bad, fontWeight: 700 }],
});

export const goodIcon = style({ color: vars.color.good });

export const clock = style({
  flex: 'none',
  paddingInlineStart: counterVars.space[2],
  fontSize: counterVars.text.clock,
  fontWeight: '640',
  lineHeight: 1,
  letterSpacing: counterVars.tracking.figure,
  '@media': { [media.mobile]: { display: 'none' } },
});
