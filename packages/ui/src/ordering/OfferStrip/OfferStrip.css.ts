import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { fromTablet } from '../../theme/visibility.css.ts';

export const strip = style({
  position: 'relative',
  containerType: 'inline-size',
  marginTop: vars.space[5],
  '@media': { [media.mobile]: { marginTop: vars.space[3] } },
});

export const list = style({
  display: 'grid',
  gap: vars.space[2],
  paddingInline: vars.size.gutter,
  '@container': {
    '(min-width: 40rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[4] },
  },
  '@media': {
    [media.mobile]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'min(18.5rem, 86%)',
      gap: vars.space[3],
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Room for the focus ring inside the scroller.
      paddingBlock: vars.space[1],
    },
  },
});

export const coupon = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  minHeight: 64,
  border: '1px solid transparent',
  padding: `${vars.space[2]} ${vars.space[2]} ${vars.space[2]} ${vars.space[4]}`,
  borderRadius: vars.radius.tile,
  background: vars.color.accentSoft,
  lineHeight: vars.leading.snug,
  '@media': {
    [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr) auto' },
  },
  '@container': { '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const icon = fromTablet;

export const summary = text.strong;

/** Left out where the line would break. */
export const codeWord = fromTablet;

export const codeLine = text.aside;

export const code = style({
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.code,
});

/** Why a visitor's order cannot have the offer. */
export const why = style([
  text.aside,
  text.strong,
  { paddingInlineEnd: vars.space[3], textAlign: 'end', lineHeight: vars.leading.snug },
]);
