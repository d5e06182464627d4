import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { opticalSize } from '../../theme/typography.css.ts';

const card = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  minHeight: 232,
  padding: vars.space[6],
  borderRadius: vars.radius.tile,
});

export const plain = style([
  card,
  { background: vars.color.surface, boxShadow: `inset 0 0 0 1px ${vars.color.line}` },
]);

export const lead = style([
  card,
  { gridColumn: '1 / -1', minHeight: 248, background: vars.color.accent, color: vars.color.onAccent },
]);

export const figure = style({
  fontFamily: vars.font.serif,
  fontSize: vars.text.page,
  fontWeight: vars.weight.title,
  fontVariationSettings: opticalSize.display,
  letterSpacing: '-0.03em',
  wordSpacing: '0.06em',
  lineHeight: 0.95,
});

export const leadFigure = style([figure, { fontSize: vars.text.masthead }]);

export const target = style({
  display: 'block',
  marginTop: vars.space[2],
  fontSize: vars.text.panel,
  fontVariationSettings: '"opsz" 40',
  letterSpacing: vars.tracking.page,
  lineHeight: vars.leading.title,
  selectors: { [`${leadFigure} > &`]: { fontSize: vars.text.lead } },
});

export const terms = style({
  marginTop: vars.space[3],
  fontSize: vars.text.small,
  color: vars.color.ink2,
  selectors: { [`${lead} > &`]: { color: 'inherit', maxWidth: '40ch' } },
});

export const foot = style({
  position: 'relative',
  zIndex: 5,
  marginTop: 'auto',
  paddingTop: vars.space[4],
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  selectors: { [`${lead} > &`]: { justifyContent: 'flex-start', gap: vars.space[5] } },
});

export const code = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius.mark,
  border: '1px dashed currentColor',
  fontSize: vars.text.control,
  fontWeight: vars.weight.price,
  letterSpacing: vars.tracking.code,
  lineHeight: vars.leading.name,
});

/** A code that a press copies. */
export const copiedCode = style([code, { selectors: { '&:hover': { borderStyle: 'solid' } } }]);

export const applied = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontWeight: vars.weight.price,
});

/** The lead offer's still life, cut off by the card's edge. */
export const set = style({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: 0,
  width: 400,
  height: '100%',
  '@media': { [media.mobile]: { display: 'none' } },
});

const picture = style({ position: 'absolute', height: 'auto', filter: vars.grade, maxWidth: 'none' });
export const front = style([picture, { width: 270, left: 24, bottom: -34, zIndex: 2 }]);
export const side = style([picture, { width: 168, left: 224, bottom: -12, zIndex: 3 }]);
export const back = style([picture, { width: 190, left: 180, bottom: 40, zIndex: 1 }]);
