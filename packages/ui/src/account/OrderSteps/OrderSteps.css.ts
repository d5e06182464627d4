import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

// One below the other on phones, and wherever large text leaves five columns no room.
const narrow = '(max-width: 34rem)';
const toCome = `color-mix(in oklch, ${vars.color.lineStrong} 45%, transparent)`;

export const frame = style({ containerType: 'inline-size' });

export const steps = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@container': { [narrow]: { gridAutoFlow: 'row' } },
});

const base = style({
  position: 'relative',
  paddingTop: vars.space[8],
  paddingInlineEnd: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.ink2,
  // The way to the next step.
  '::before': {
    content: '""',
    position: 'absolute',
    insetInlineStart: 28,
    insetInlineEnd: 4,
    top: 10,
    height: 3,
    background: toCome,
  },
  selectors: { '&:last-child::before': { display: 'none' } },
  '@container': {
    [narrow]: {
      paddingBlock: 0,
      paddingInlineStart: 40,
      paddingBottom: vars.space[2],
      minHeight: 43,
      '::before': { insetInline: '11px auto', top: 28, bottom: -2, width: 3, height: 'auto' },
      selectors: { '&:last-child': { minHeight: 0, paddingBottom: 0 } },
    },
  },
});

const done = { background: vars.color.accent } as const;

export const step = styleVariants({
  done: [base, { '::before': done }],
  now: [
    base,
    {
      '::before': { background: `linear-gradient(to right, ${vars.color.accent} 42%, ${toCome} 42%)` },
      selectors: {
        '[dir="rtl"] &::before': {
          background: `linear-gradient(to left, ${vars.color.accent} 42%, ${toCome} 42%)`,
        },
      },
      '@container': { [narrow]: { '::before': { background: toCome } } },
    },
  ],
  bad: [base],
  todo: [base],
});

const dotBase = style({
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  display: 'grid',
  placeItems: 'center',
  width: 24,
  height: 24,
  borderRadius: vars.radius.round,
  border: '1px solid transparent',
});

export const dot = styleVariants({
  done: [dotBase, { background: vars.color.accent, color: vars.color.onAccent }],
  now: [dotBase, { background: vars.color.accent, color: vars.color.onAccent }],
  bad: [dotBase, { background: vars.color.badFill, color: vars.color.onBadFill }],
  todo: [dotBase, { border: `2px solid ${vars.color.lineStrong}` }],
});

const nameBase = style([
  titles.name,
  {
    display: 'block',
    color: vars.color.ink,
    '@container': { [narrow]: { display: 'inline', marginInlineEnd: vars.space[2] } },
  },
]);

export const name = styleVariants({
  done: [nameBase],
  now: [nameBase],
  bad: [nameBase],
  todo: [nameBase, { color: vars.color.ink2, fontWeight: vars.weight.panel }],
});
