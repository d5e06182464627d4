import { style } from '@vanilla-extract/css';
import { hitArea } from '../../primitives/Link/Link.css.ts';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside, title as titles } from '../../theme/typography.css.ts';
import { fromTablet } from '../../theme/visibility.css.ts';

const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space[6],
  borderRadius: vars.radius.tile,
});

export const plain = style([
  card,
  { background: vars.color.surface, border: `1px solid ${vars.color.line}` },
]);

export const lead = style([
  card,
  { gridColumn: '1 / -1', background: vars.color.accent, color: vars.color.onAccent },
]);

/** An offer that this order cannot have. */
export const misfit = style({});

export const figure = style([titles.page, { selectors: { [`${misfit} > &`]: { color: vars.color.ink2 } } }]);

export const leadFigure = style([figure, { fontSize: vars.text.masthead }]);

export const target = style({
  display: 'block',
  marginTop: vars.space[2],
  fontSize: vars.text.panel,
  fontVariationSettings: 'normal',
  selectors: { [`${leadFigure} > &`]: { fontSize: vars.text.lead } },
});

export const terms = style([
  aside,
  { marginTop: vars.space[3], selectors: { [`${lead} > &`]: { color: 'inherit', maxWidth: '27em' } } },
]);

export const foot = style({
  position: 'relative',
  zIndex: 5,
  marginTop: 'auto',
  // As high as with a button, which only comes once the customer is known.
  minHeight: 60,
  paddingTop: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  selectors: { [`${lead} > &`]: { justifyContent: 'flex-start', gap: vars.space[5] } },
});

export const code = style({
  padding: `${vars.space[1]} ${vars.space[3]}`,
  borderRadius: vars.radius.mark,
  border: '1px dashed currentColor',
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  letterSpacing: vars.tracking.code,
});

/** A code that a press copies. */
export const copiedCode = style([hitArea, code, { selectors: { '&:hover': { borderStyle: 'solid' } } }]);

export const gain = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: vars.space[2],
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.color.good,
  selectors: { [`${lead} > &`]: { color: 'inherit' } },
});

/** How much of the minimum is in the cart. */
export const progress = style({
  appearance: 'none',
  flexBasis: '100%',
  width: '100%',
  height: 6,
  border: 0,
  borderRadius: 3,
  overflow: 'hidden',
  background: vars.color.line,
  color: vars.color.ink2,
  selectors: {
    '&::-webkit-progress-bar': { background: vars.color.line },
    '&::-webkit-progress-value': { background: vars.color.ink2, borderRadius: 3 },
    '&::-moz-progress-bar': { background: vars.color.ink2, borderRadius: 3 },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});

/** The lead offer's still life, cut off by the card's edge. */
export const set = style([
  still.set,
  fromTablet,
  {
    insetInlineEnd: -80,
    bottom: -64,
    fontSize: 12,
  },
]);
