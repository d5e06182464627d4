import { globalStyle, style } from '@vanilla-extract/css';
import { detail } from '../../private/choice.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const required = style({ fontWeight: vars.weight.strong, color: vars.color.ink });

export const soldOut = style({
  color: vars.color.ink2,
  textDecoration: 'line-through',
});

/** What in a choice the customer leaves out. */
export const clash = style({
  color: vars.color.bad,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
});

/** The options of a choice hang under it, on a rule that begins below its mark. */
export const nest = style({
  display: 'grid',
  gap: vars.space[4],
  marginInlineStart: 10,
  marginBottom: vars.space[1],
  paddingInlineStart: 20,
  paddingBlock: `${vars.space[4]} ${vars.space[1]}`,
  borderInlineStart: `2px solid ${vars.color.ink}`,
  '@media': { [media.mobile]: { marginInlineStart: 4, paddingInlineStart: 14 } },
});

globalStyle(`${nest} legend > span:first-child`, { fontSize: '1.125rem' });

const rowBase = style({
  display: 'flex',
  // With large text price and stepper go below the name.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  minHeight: 52,
  paddingBlock: 2,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.control,
});

/** A choice that is counted. */
export const row = style([rowBase]);

export const rowChosen = style([rowBase, { fontWeight: vars.weight.strong }]);

export const name = style({ flex: '1 1 5rem', minWidth: 0 });

export const priced = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginInlineStart: 'auto',
});

export const price = style([
  detail,
  {
    '@media': { [media.mobile]: { fontSize: vars.text.small } },
    selectors: { [`${rowChosen} &`]: { color: vars.color.ink, fontWeight: vars.weight.strong } },
  },
]);

/** The sum where the prices above it do not just add up. */
export const sum = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: `${vars.space[2]} ${vars.space[1]}`,
  color: vars.color.ink2,
  fontSize: vars.text.small,
});

export const amount = style({ color: vars.color.ink, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });
