import { globalStyle, style } from '@vanilla-extract/css';
import { phoneBar } from '../../modal-stack/Modal/phone-bar.css.ts';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { aside, lineName, title as titles } from '../../theme/typography.css.ts';
import { fromTablet } from '../../theme/visibility.css.ts';

// Large text on a narrow screen: what stood side by side stands one below the other.
const cramped = { '(max-width: 15rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  flex: 1,
  minHeight: 0,
  // One scrolling column on phones, between the title and the button that leads to the payment.
  '@media': { [media.mobile]: { display: 'flex', flexDirection: 'column', overflowY: 'auto' } },
});

export const main = style({
  padding: vars.space[10],
  overflowY: 'auto',
  '@media': { [media.mobile]: { display: 'contents', overflow: 'visible' } },
});

export const title = style([titles.dialog, phoneBar, { paddingInlineEnd: vars.space[10] }]);

// The button says that it leads to the payment; a phone has room for the dishes instead.
export const lead = style([
  fromTablet,
  { margin: `${vars.space[3]} 0 ${vars.space[5]}`, color: vars.color.ink2 },
]);

export const dishes = style({
  containerType: 'inline-size',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { borderTop: 0 } },
});

export const dish = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  paddingBlock: vars.space[4],
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': cramped,
});

export const tile = style({ width: 72, height: 72, borderRadius: vars.radius.control });

export const name = lineName;

export const options = aside;

export const facts = style({ containerType: 'inline-size' });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: 64,
  paddingBlock: vars.space[2],
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.control,
  lineHeight: vars.leading.snug,
  '@container': cramped,
});

export const term = aside;

/** What the closing time means for the order. */
export const closing = aside;

export const value = style({ fontWeight: vars.weight.control });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflowY: 'auto',
  background: vars.color.paper,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { display: 'contents', overflow: 'visible' } },
});

export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  padding: vars.space[8],
  '@media': { [media.mobile]: { display: 'contents', overflow: 'visible' } },
});

export const scene = style([
  fromTablet,
  { position: 'relative', flex: '1 0 96px', overflow: 'hidden', background: vars.color.hero },
]);

export const disc = style([still.disc, { left: 24, bottom: -52, width: 272 }]);

export const set = style([still.set, { left: -60, fontSize: 8.5 }]);

export const safe = style([
  aside,
  {
    display: 'flex',
    gap: vars.space[2],
    marginBlock: vars.space[5],
    lineHeight: vars.leading.snug,
  },
]);

export const actions = style({ display: 'grid', gap: vars.space[2] });

// The sum stands behind its words in the narrow column of a desktop.
globalStyle(`${actions} > button`, { paddingInline: vars.space[2] });

/** The bar above does it on phones. */
export const back = fromTablet;

export const notice = style({
  marginBottom: vars.space[5],
  '@media': { [media.mobile]: { marginBlock: vars.space[4] } },
});

globalStyle(`${main} > *, ${sums} > *`, {
  '@media': { [media.mobile]: { flex: 'none', marginInline: vars.space[5] } },
});

globalStyle(`${sums} > :first-child`, { '@media': { [media.mobile]: { marginTop: vars.space[4] } } });

// Stronger than the margins of the other parts.
globalStyle(`${sums} > ${actions}`, {
  '@media': {
    [media.mobile]: {
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      marginTop: 'auto',
      marginInline: 0,
      padding: `${vars.space[3]} ${vars.space[4]}`,
      paddingBottom: `max(${vars.space[3]}, env(safe-area-inset-bottom))`,
      background: vars.color.surface,
      borderTop: `1px solid ${vars.color.line}`,
    },
  },
});
