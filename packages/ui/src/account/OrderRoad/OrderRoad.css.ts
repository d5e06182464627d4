import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import type { Reach } from './order-road.ts';

// Two steps on phones, and wherever large text leaves four no room.
const narrow = '(max-width: 34rem)';

export const frame = style({ containerType: 'inline-size' });

/** A step reaches a little past the middle of its name; in hundredths of the road. */
const reaches: Readonly<Record<Reach, number>> = {
  nowhere: 0,
  sent: 5,
  begun: 14,
  kitchen: 40,
  half: 52,
  way: 65,
  end: 100,
};

const share = createVar();
const forwards = createVar();

const barBase = style({
  vars: { [forwards]: '1' },
  selectors: { '[dir="rtl"] &': { vars: { [forwards]: '-1' } } },
  position: 'relative',
  height: 10,
  borderRadius: 5,
  background: `color-mix(in oklch, ${vars.color.ink} 11%, ${vars.color.paper})`,
  '@media': { [media.forcedColours]: { outline: '1px solid CanvasText' } },
});

export const bar = styleVariants(reaches, (percent) => [barBase, { vars: { [share]: `${percent}` } }]);

export const reached = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 0,
  width: `calc(${share} * 1%)`,
  borderRadius: 5,
  background: vars.color.accent,
  '@media': {
    [media.anyMotion]: { transition: `width ${vars.motion.enter} ${vars.motion.easeOut}` },
    [media.forcedColours]: { background: 'CanvasText' },
  },
});

const ahead = 44;

// Moved by a transform, which shifts nothing; the frame is the container that `cqi` is a hundredth of.
export const carried = style({
  position: 'absolute',
  insetInlineStart: 0,
  bottom: 2,
  width: 0,
  height: 0,
  transform: `translateX(calc(${forwards} * max(${ahead}px, min(${share}, 97) * 1cqi)))`,
  '@media': { [media.anyMotion]: { transition: `transform ${vars.motion.enter} ${vars.motion.easeOut}` } },
});

export const scooter = style({
  position: 'absolute',
  bottom: 0,
  insetInlineStart: -ahead,
  width: 64,
  // Not the width of what moves it, which has none.
  maxWidth: 'none',
  height: 64,
  filter: vars.grade,
  transform: `scaleX(calc(-1 * ${forwards}))`,
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
  now: [nameBase, { fontWeight: 660 }],
  bad: [nameBase, { color: vars.color.bad, fontWeight: 660 }],
  todo: [nameBase],
});

export const cross = style({ verticalAlign: '-0.15em', marginInlineEnd: vars.space[1] });
