import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import type { Reach } from './order-road.ts';

// Two steps on phones, and wherever large text leaves four no room.
const narrow = '(max-width: 34rem)';

export const frame = style({ containerType: 'inline-size' });

export const bar = style({
  position: 'relative',
  height: 10,
  borderRadius: 5,
  background: `color-mix(in oklch, ${vars.color.ink} 11%, ${vars.color.paper})`,
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
});

/** A step reaches a little past the middle of its name. */
const reaches: Readonly<Record<Reach, number>> = {
  nowhere: 0,
  sent: 5,
  begun: 14,
  kitchen: 40,
  half: 52,
  way: 65,
  end: 100,
};

const reachedBase = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  borderRadius: 5,
  background: vars.color.accent,
  '@media': {
    [media.anyMotion]: { transition: `width ${vars.motion.enter} ${vars.motion.easeOut}` },
    [media.forcedColours]: { background: 'CanvasText' },
  },
});

export const reached = styleVariants(reaches, (percent) => [reachedBase, { width: `${percent}%` }]);

// Moved by a transform, which shifts nothing; the frame is the container that `cqi` is a hundredth of.
const carriedBase = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 2,
  width: 0,
  height: 0,
  '@media': { [media.anyMotion]: { transition: `transform ${vars.motion.enter} ${vars.motion.easeOut}` } },
});

const ahead = 44;

export const carried = styleVariants(reaches, (percent) => {
  const way = `max(${ahead}px, ${Math.min(percent, 97)}cqi)`;
  return [
    carriedBase,
    {
      transform: `translateX(${way})`,
      selectors: { '[dir="rtl"] &': { transform: `translateX(calc(-1 * ${way}))` } },
    },
  ];
});

const ride = keyframes({ '0%, 100%': { translate: '0 0' }, '50%': { translate: '2px -1.5px' } });

export const scooter = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: -ahead,
  width: 64,
  // Not the width of what moves it, which has none.
  maxWidth: 'none',
  height: 64,
  filter: vars.grade,
  transform: 'scaleX(-1)',
  selectors: { '[dir="rtl"] &': { transform: 'none' } },
  '@media': { [media.anyMotion]: { animation: `${ride} 1.8s ease-in-out infinite` } },
});

export const bag = style({
  position: 'absolute',
  bottom: -17,
  insetInlineStart: -ahead,
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  color: vars.color.onAccent,
  boxShadow: `0 0 0 4px ${vars.color.paper}`,
});

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  columnGap: vars.space[2],
  position: 'relative',
  marginTop: vars.space[4],
  fontSize: vars.text.small,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});

const base = style({
  minHeight: '2.7em',
  color: vars.color.ink2,
  textAlign: 'center',
  selectors: { '&:first-child': { textAlign: 'start' }, '&:last-child': { textAlign: 'end' } },
});

export const step = styleVariants({
  done: [base],
  now: [base, { color: vars.color.ink }],
  bad: [base, { color: vars.color.ink }],
  todo: [base],
});

export const shown = style({
  '@container': { [narrow]: { selectors: { '&:not(:last-child)': { textAlign: 'start' } } } },
});

export const heard = style({
  '@container': {
    [narrow]: {
      position: 'absolute',
      width: 1,
      height: 1,
      minHeight: 0,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

const nameBase = style([titles.name, { display: 'block', fontSize: '1.0625rem', lineHeight: 1.25 }]);

export const name = styleVariants({
  done: [nameBase, { color: vars.color.ink }],
  now: [nameBase, { color: vars.color.ink, fontWeight: 660 }],
  bad: [nameBase, { color: vars.color.bad, fontWeight: 660 }],
  todo: [nameBase],
});

export const cross = style({ verticalAlign: '-0.15em', marginInlineEnd: vars.space[1] });
