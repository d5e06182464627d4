import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const steps = style({
  display: 'grid',
  // Side by side; with large text one below the other.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 5.5rem), 1fr))',
  rowGap: vars.space[3],
});

const base = style({
  position: 'relative',
  paddingTop: vars.space[8],
  paddingInlineEnd: vars.space[2],
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  color: vars.color.ink2,
  '::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: 10,
    height: 4,
    background: vars.color.line,
  },
  selectors: {
    '&:last-child::before': {
      insetInlineEnd: 'auto',
      width: '46%',
      borderRadius: 4,
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
  border: '1px solid transparent',
});

export const dot = styleVariants({
  done: [dotBase, { background: vars.color.accent, color: vars.color.onAccent }],
  now: [dotBase, { background: vars.color.accent, color: vars.color.onAccent }],
  bad: [dotBase, { background: vars.color.badSoft, color: vars.color.bad }],
  todo: [dotBase, { background: vars.color.surface, border: `2px solid ${vars.color.lineStrong}` }],
});

export const name = style([titles.name, { display: 'block', color: vars.color.ink }]);
