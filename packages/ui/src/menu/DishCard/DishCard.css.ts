import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside, strong, title } from '../../theme/typography.css.ts';
import { room } from '../DishGrid/DishGrid.css.ts';
import { dishArt } from '../DishTile/DishTile.css.ts';

// Large text on a phone: the picture stands above the words.
const cramped = '(max-width: 15rem)';

/** The stretched link of the card; the controls at its foot lie above it. */
export const open = style({
  '::after': { content: '""', position: 'absolute', inset: 0, zIndex: 1 },
  selectors: { '&:focus-visible': { outline: 'none' } },
});

const card = style({
  position: 'relative',
  display: 'grid',
  selectors: {
    // The whole card is the target, so the whole card shows the focus.
    [`&:has(${open}:focus-visible)`]: {
      outline: `2.5px solid ${vars.color.ink}`,
      outlineOffset: 2,
      borderRadius: vars.radius.control,
    },
  },
});

export const dish = styleVariants({
  row: [
    card,
    {
      gridTemplateColumns: '96px minmax(0, 1fr)',
      gap: vars.space[4],
      paddingBlock: vars.space[5],
      borderTop: `1px solid ${vars.color.line}`,
      '@container': {
        [cramped]: { gridTemplateColumns: 'minmax(0, 1fr)' },
        [room.ample]: { gridTemplateColumns: '148px minmax(0, 1fr)', gap: vars.space[5] },
      },
    },
  ],
  column: [card, { gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', gap: vars.space[3] }],
});

export const unavailable = style({ color: vars.color.ink2 });

export const leadDish = styleVariants({
  row: {
    gridColumn: '1 / -1',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space[3],
    paddingTop: 0,
    borderTop: 0,
    '@media': {
      [media.fromTablet]: {
        '@container': {
          [room.two]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space[8] },
          [room.ample]: { gap: vars.space[10] },
        },
      },
    },
  },
  column: {
    '@media': { [media.fromTablet]: { '@container': { [room.gridTwo]: { gridColumn: 'span 2' } } } },
  },
});

const lit = style({ selectors: { 'article:hover > &': { filter: 'brightness(1.03)' } } });

export const tile = styleVariants({
  row: [lit, { minHeight: 112, '@container': { [room.ample]: { minHeight: 132 } } }],
  column: [lit, { height: 204 }],
});

export const leadTile = styleVariants({
  row: {
    height: 204,
    '@container': { [room.ample]: { height: 252 } },
    // Name and price stand on a phone's first screen.
    '@media': { [media.mobile]: { height: 150 } },
  },
  column: {},
});

export const body = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[3]}`,
  '@container': { [cramped]: { flexWrap: 'wrap' } },
});

/** The name above the price. */
export const stacked = style({
  '@media': { [media.fromTablet]: { '@container': { [room.two]: { display: 'block' } } } },
});

export const name = style([title.name, { minWidth: 0 }]);

export const leadName = style({
  fontSize: vars.text.panel,
  fontWeight: vars.weight.panel,
  '@container': { [room.gridTwo]: { fontSize: vars.text.lead } },
});

export const price = style({ whiteSpace: 'nowrap' });

export const leadPrice = style({ fontSize: vars.text.subtitle, marginTop: vars.space[1] });

const words = style({
  marginTop: vars.space[1],
  color: vars.color.ink2,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
});

export const description = style([
  words,
  { display: '-webkit-box', overflow: 'hidden', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 },
]);

/** What would make the dish vegan. */
export const hint = style({ marginTop: vars.space[1], color: vars.color.ink2, fontSize: vars.text.small });

export const leadDescription = style([
  words,
  { marginTop: vars.space[2], maxWidth: '37em', fontSize: vars.text.body },
]);

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  marginTop: 'auto',
  paddingTop: vars.space[1],
});

export const allergens = style({ zIndex: 2, fontSize: vars.text.caption });

export const add = style({
  position: 'relative',
  zIndex: 2,
  minHeight: 36,
  marginInlineStart: 'auto',
  paddingInline: vars.space[3],
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  selectors: {
    '&:hover': {
      background: vars.color.accent,
      borderColor: vars.color.accent,
      color: vars.color.onAccent,
    },
    '&::after': { content: '""', position: 'absolute', inset: '-6px -4px' },
  },
});

export const addLead = style([
  add,
  {
    minHeight: vars.size.touch,
    paddingInline: vars.space[6],
    borderColor: vars.color.accent,
    background: vars.color.accent,
    color: vars.color.onAccent,
    selectors: {
      '&:hover': { background: vars.color.accentHover, borderColor: vars.color.accentHover },
    },
  },
]);

/** Why a dish cannot be added now, in the place of Add. */
export const cant = style([
  aside,
  strong,
  {
    marginInlineStart: 'auto',
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: 36,
    maxWidth: '8.5rem',
    textAlign: 'end',
    lineHeight: vars.leading.snug,
  },
]);

/** Until when it is sold, and how. */
export const saleHint = style([aside, { display: 'flex', gap: vars.space[2], marginTop: vars.space[1] }]);

export const soldOut = style([aside, strong, { marginInlineStart: 'auto' }]);

export const highlight = style({
  background: `linear-gradient(transparent 62%, color-mix(in oklch, ${vars.color.accent} 55%, transparent) 62%)`,
  color: 'inherit',
  fontWeight: vars.weight.strong,
});

// Pressing Add lifts the dish off its tile.
globalStyle(`article:has(${add}:active) ${dishArt}`, {
  '@media': { [media.anyMotion]: { transform: 'translateY(-6px)' } },
});
