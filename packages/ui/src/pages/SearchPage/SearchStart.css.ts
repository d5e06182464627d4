import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside as asideText, lineName, title as titles } from '../../theme/typography.css.ts';

export const part = style({
  padding: `${vars.space[8]} ${vars.size.gutter} 0`,
  containerType: 'inline-size',
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
});

export const title = style([titles.section, { marginBottom: vars.space[4] }]);

export const aside = style({ fontSize: vars.text.small });

export const name = lineName;

export const small = style([asideText, { fontVariantNumeric: 'tabular-nums' }]);

/** The link of a tile's name; the whole tile leads there. */
export const open = style({
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const focusOfTile = {
  [`&:has(${open}:focus-visible)`]: {
    outline: `2.5px solid ${vars.color.ink}`,
    outlineOffset: 2,
    borderRadius: vars.radius.control,
  },
};

// Rows and tiles by the room that the list has, beside the cart or not.
const cramped = '(max-width: 15rem)';
const two = '(min-width: 40rem)';
const three = '(min-width: 32rem)';
const four = '(min-width: 44rem)';

const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });

export const ordered = style([
  list,
  {
    columnGap: vars.space[8],
    '@container': { [two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
  },
]);

export const orderedDish = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderTop: `1px solid ${vars.color.line}`,
  selectors: focusOfTile,
  '@container': { [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const orderedTile = style({ width: 64, height: 64 });

export const popular = style([
  list,
  {
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gap: `${vars.space[6]} ${vars.space[4]}`,
    '@container': {
      [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
      [three]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[5] },
    },
  },
]);

export const popularDish = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  minWidth: 0,
  selectors: focusOfTile,
});

export const popularTile = style({ height: 128, '@media': { [media.fromTablet]: { height: 148 } } });

export const popularHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[2]}`,
  // A price that says "from" goes below the name where both do not fit.
  flexWrap: 'wrap',
});

export const price = style({ fontWeight: vars.weight.strong, whiteSpace: 'nowrap' });

export const popularFoot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginTop: 'auto',
});

export const sections = style([
  list,
  {
    gap: vars.space[3],
    '@container': {
      '(min-width: 20rem)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
      [four]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    },
  },
]);

export const section = style({
  position: 'relative',
  overflow: 'hidden',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 92px',
  alignItems: 'center',
  minHeight: 92,
  borderRadius: vars.radius.tile,
  background: vars.color.tileFloor,
  selectors: focusOfTile,
  '@container': { '(max-width: 26rem)': { gridTemplateColumns: 'minmax(0, 1fr) 64px' } },
});

export const sectionText = style([
  lineName,
  { display: 'grid', gap: vars.space[1], padding: `${vars.space[3]} ${vars.space[4]}` },
]);

export const sectionTile = style({ alignSelf: 'stretch', borderRadius: 0 });
