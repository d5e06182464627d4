import { createVar, style } from '@vanilla-extract/css';
import { nativeInput as input } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const group = style({
  position: 'relative',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: '1px solid transparent',
  padding: 3,
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
  '@container': {
    // Large text on a small screen: one below the other.
    '(max-width: 15rem)': { gridAutoFlow: 'row', gridAutoColumns: 'minmax(0, 1fr)' },
  },
});

/** 1 where the text runs to the right, -1 where it runs to the left. */
const way = createVar();

export const option = style({
  position: 'relative',
  display: 'grid',
  vars: { [way]: '1' },
  selectors: { '[dir="rtl"] &': { vars: { [way]: '-1' } } },
  '@container': {
    // One below the other: a block that waits at the side would widen the page.
    '(max-width: 15rem)': {
      selectors: { '[dir] &': { vars: { [way]: '0' } }, '&&': { vars: { [way]: '0' } } },
    },
  },
});

export const face = style({
  position: 'relative',
  minHeight: vars.size.touch,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  '@container': { '(max-width: 20rem)': { paddingInline: vars.space[2] } },
  // The ink block slides in from the side of the one that was chosen before.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: vars.color.inverse,
    opacity: 0,
    transition: `transform ${vars.motion.move} ${vars.motion.easeOut}`,
  },
  selectors: {
    [`${option}:has(~ ${option} ${input}:checked) &::before`]: {
      transform: `translateX(calc(${way} * 100%))`,
    },
    [`${option}:has(${input}:checked) ~ ${option} &::before`]: {
      transform: `translateX(calc(${way} * -100%))`,
    },
    [`${input}:checked + &`]: { color: vars.color.onInverse, fontWeight: vars.weight.strong },
    [`${input}:checked + &::before`]: { opacity: 1 },
    [`${input}:disabled + &`]: {
      color: vars.color.ink3,
      textDecoration: 'line-through',
    },
    [`${input}:focus-visible + &`]: { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 2 },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: {
        [`${input}:checked + &`]: {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          color: 'HighlightText',
        },
        [`${input}:checked + &::before`]: { opacity: 0 },
        [`${input}:disabled + &`]: { color: 'GrayText' },
        [`${input}:focus-visible + &`]: { outlineColor: 'CanvasText' },
      },
    },
  },
});

/** Words and icon, above the block that slides. */
export const label = style({ position: 'relative', zIndex: 1 });
