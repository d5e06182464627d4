import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const steps = style({
  display: 'grid',
  // Side by side; with large text one below the other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(5.5rem, 100%), 1fr))',
  rowGap: vars.space[3],
});

const base = style({
  position: 'relative',
  paddingTop: 34,
  paddingInlineEnd: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: 1.4,
  color: vars.color.ink2,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 10,
    height: 3,
    background: vars.color.line,
  },
  selectors: {
    '&:last-child::before': {
      insetInlineEnd: 'auto',
      width: '46%',
      borderStartEndRadius: 3,
      borderEndEndRadius: 3,
    },
  },
});

const lit = { '::before': { background: vars.color.accent } } as const;

export const step = styleVariants({
  done: [base, lit],
  now: [base, lit],
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
  boxShadow: `0 0 0 4px ${vars.color.paper}`,
  '@media': { [media.forcedColours]: { border: '1px solid CanvasText' } },
});

export const dot = styleVariants({
  done: [dotBase, { background: vars.color.accent, color: vars.color.onAccent }],
  now: [dotBase, { background: vars.color.accent, color: vars.color.onAccent }],
  bad: [dotBase, { background: vars.color.badSoft, color: vars.color.bad }],
  todo: [dotBase, { background: vars.color.surface, border: `2px solid ${vars.color.lineStrong}` }],
});

export const name = style({
  display: 'block',
  fontFamily: vars.font.serif,
  fontSize: vars.text.name,
  fontWeight: vars.weight.name,
  lineHeight: 1.25,
  letterSpacing: vars.tracking.name,
  color: vars.color.ink,
  '@media': { [media.mobile]: { fontSize: vars.text.body } },
});

export const when = style({ fontVariantNumeric: 'tabular-nums' });
