import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { screenReaderOnly } from '../../theme/screen-reader-only.css.ts';

export const frame = style({ display: 'grid' });

// Large text on a small screen: the modes stand one below the other.
const cramped = '(max-width: 15rem)';

export const toggle = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  padding: vars.space[1],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
});

export const option = style({ position: 'relative', display: 'grid', cursor: 'pointer' });

export const input = style([screenReaderOnly]);

export const face = style({
  position: 'relative',
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[4]}`,
  '@container': { '(max-width: 20rem)': { paddingInline: vars.space[2] } },
  borderRadius: vars.radius.control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  fontSize: vars.text.control,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  transition: `color ${vars.motion.move} ${vars.motion.easeOut}`,
  // The ink block slides from the other side when its option is chosen.
  '::before': {
    content: '""',
    position: 'absolute',
    inset: 0,
    zIndex: 0,
    borderRadius: 'inherit',
    background: vars.color.inverse,
    opacity: 0,
    transition: `transform ${vars.motion.move} ${vars.motion.easeOut}`,
  },
  selectors: {
    [`${option}:first-child &::before`]: { transform: 'translateX(100%)' },
    [`${option}:last-child &::before`]: { transform: 'translateX(-100%)' },
    [`${input}:checked + &`]: { color: vars.color.onInverse, fontWeight: vars.weight.strong },
    [`${option} ${input}:checked + &::before`]: { opacity: 1, transform: 'none' },
    [`${input}:disabled + &`]: {
      color: vars.color.ink3,
      cursor: 'not-allowed',
      textDecoration: 'line-through',
      textDecorationColor: vars.color.lineStrong,
    },
    [`${input}:focus-visible + &`]: { outline: `2.5px solid ${vars.color.ink}`, outlineOffset: 2 },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { [`${input}:checked + &`]: { outline: '2px solid Highlight' } },
    },
  },
});

export const label = style({ position: 'relative', zIndex: 1 });
export const icon = style({ position: 'relative', zIndex: 1 });

export const note = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[1]}`,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
});
