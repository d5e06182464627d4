import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** Beside the words of a coupon. */
export const strip = style({
  paddingInlineEnd: vars.space[3],
  textAlign: 'end',
  selectors: { '&:has(button)': { paddingInlineEnd: 0 } },
});

/** A whole sentence takes a row of its own below the words. */
export const stripRow = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  paddingInlineEnd: vars.space[3],
  '@media': { [media.mobile]: { gridColumn: '1 / -1' } },
});

const inStrip = `:is(${strip}, ${stripRow}) > &`;

export const card = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  columnGap: vars.space[3],
  rowGap: vars.space[1],
  // The message beside a code is as wide as its words.
  minWidth: 0,
});

export const message = style({
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
});

export const why = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  lineHeight: vars.leading.snug,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    [inStrip]: { fontSize: vars.text.small, color: vars.color.ink2 },
  },
});

export const applied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.strong,
  selectors: { [inStrip]: { fontSize: vars.text.small } },
});

export const good = style({ color: vars.color.good });
