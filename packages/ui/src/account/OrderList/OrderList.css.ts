import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ containerType: 'inline-size' });

// Large text on a narrow screen: what stood side by side stands one below the other.
const cramped = '(max-width: 16rem)';

export const row = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '92px minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: vars.space[5],
  minHeight: 72,
  borderBottom: `1px solid ${vars.color.line}`,
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: `${vars.space[1]} ${vars.space[3]}`,
      padding: `${vars.space[3]} 0`,
    },
  },
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
  selectors: {
    '&:has(a:focus-visible)': {
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: 2,
      borderRadius: vars.radius.control,
    },
  },
});

export const dishes = style({ display: 'flex', '@media': { [media.mobile]: { display: 'none' } } });

export const tile = style({
  width: 44,
  height: 44,
  marginInlineEnd: -14,
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 3px ${vars.color.paper}`,
});

export const when = style({ fontWeight: vars.weight.price });

export const what = style({ fontSize: vars.text.small, color: vars.color.ink2 });

const stateBase = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  '@media': { [media.mobile]: { gridRow: 2, gridColumn: 1 } },
  '@container': { [cramped]: { gridRow: 'auto' } },
});

export const state = styleVariants({
  good: [stateBase],
  live: [stateBase, { color: vars.color.ink, fontWeight: vars.weight.price }],
  bad: [stateBase, { color: vars.color.bad }],
});

/** The whole row leads to the order. */
export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});

export const arrow = style({ color: vars.color.ink2 });
