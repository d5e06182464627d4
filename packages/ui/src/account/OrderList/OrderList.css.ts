import { style, styleVariants } from '@vanilla-extract/css';
import { ring } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { fromTablet } from '../../theme/visibility.css.ts';

export const list = style({ containerType: 'inline-size' });

// Large text on a narrow screen: what stood side by side stands one below the other.
const cramped = '(max-width: 15rem)';

export const row = style([
  ring,
  {
    display: 'grid',
    gridTemplateColumns: '96px minmax(0, 1fr) auto auto auto',
    alignItems: 'center',
    gap: vars.space[5],
    minHeight: 64,
    borderBottom: `1px solid ${vars.color.line}`,
    '@media': {
      [media.mobile]: {
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        gap: `${vars.space[1]} ${vars.space[3]}`,
        paddingBlock: vars.space[3],
      },
    },
    '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
    borderRadius: 0,
  },
]);

export const dishes = style([fromTablet, { display: 'flex' }]);

export const tile = style({
  width: 44,
  height: 44,
  marginInlineEnd: -12,
  borderRadius: vars.radius.round,
  boxShadow: `0 0 0 3px ${vars.color.paper}`,
});

export const when = text.strong;

export const what = text.aside;

const stateBase = style([
  text.aside,
  {
    fontWeight: vars.weight.control,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    '@media': { [media.mobile]: { gridRow: 2, gridColumn: 1 } },
    '@container': { [cramped]: { gridRow: 'auto' } },
  },
]);

export const state = styleVariants({
  good: [stateBase],
  live: [stateBase, { color: vars.color.ink, fontWeight: vars.weight.strong }],
  bad: [stateBase, { color: vars.color.bad }],
});

/** Above the row's link, which covers it. */
export const again = style({
  position: 'relative',
  zIndex: 1,
  '@media': { [media.mobile]: { gridRow: 2, gridColumn: 2, justifySelf: 'end' } },
  '@container': { [cramped]: { gridRow: 'auto', gridColumn: 'auto', justifySelf: 'start' } },
});

/** The whole row leads to the order. */
export const go = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  gridColumn: -2,
  '@media': { [media.mobile]: { gridColumn: 2, justifySelf: 'end' } },
  '@container': { [cramped]: { gridColumn: 'auto', justifySelf: 'start' } },
  '::after': { content: '""', position: 'absolute', inset: 0 },
  ':focus-visible': { outline: 'none' },
});

export const arrow = style({ color: vars.color.ink2 });
