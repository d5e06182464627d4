import { globalStyle, style } from '@vanilla-extract/css';
import { phoneBar } from '../../modal-stack/Modal/phone-bar.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import * as text from '../../theme/typography.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

/** A missing choice is scrolled to, not jumped to. */
const glide = style({ '@media': { [media.anyMotion]: { scrollBehavior: 'smooth' } } });

/** Picture and allergens left, choices right; one scrolling column on phones. */
export const form = style([
  glide,
  {
    display: 'grid',
    gridTemplate: '1fr auto / 300px minmax(0, 1fr)',
    flex: 1,
    height: '100%',
    minHeight: 0,
    '@media': {
      [media.mobile]: {
        display: 'flex',
        flexDirection: 'column',
        overflowY: 'auto',
        scrollPaddingBottom: 88,
      },
      [media.belowWide]: { gridTemplateColumns: '240px minmax(0, 1fr)' },
    },
  },
]);

export const picture = style({
  minHeight: 180,
  '@media': { [media.mobile]: { order: -1, flex: 'none', height: 216 } },
});

export const allergens = style({
  padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
  background: vars.color.tileFloor,
  fontSize: vars.text.small,
  lineHeight: vars.leading.snug,
  '@media': {
    [media.mobile]: {
      order: 1,
      margin: `${vars.space[5]} ${vars.space[5]} ${vars.space[5]}`,
      padding: vars.space[5],
      borderRadius: vars.radius.tile,
    },
  },
});

export const allergensTitle = style({
  marginBottom: vars.space[1],
  fontSize: vars.text.name,
});

/** A line of the allergens while they are not there, as high as one that is. */
export const line = style({ paddingBlock: vars.space[2], borderTop: `1px solid ${vars.color.line}` });

export const changes = style({ color: vars.color.ink2, paddingTop: vars.space[2] });

export const choices = style({
  gridRow: '1 / 3',
  gridColumn: 2,
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '@media': { [media.mobile]: { display: 'contents' } },
});

export const scroller = style([
  glide,
  {
    flex: 1,
    overflowY: 'auto',
    padding: vars.space[8],
    '@media': { [media.mobile]: { display: 'contents', overflow: 'visible' } },
  },
]);

globalStyle(`${scroller} > *`, {
  '@media': { [media.mobile]: { flex: 'none', marginInline: vars.space[5] } },
});

// Clear of the dialog's close button.
export const name = style([titles.section, phoneBar, { paddingInlineEnd: vars.space[10] }]);

export const priceLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[1],
});

export const price = style({ fontSize: vars.text.subtitle });

export const aside = text.aside;

export const description = style({
  marginTop: vars.space[2],
  color: vars.color.ink2,
  fontSize: vars.text.control,
});

export const diet = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[1]} ${vars.space[3]}`,
  marginTop: vars.space[3],
  color: vars.color.ink2,
  fontSize: vars.text.small,
});

/** What the dish is as chosen. */
export const held = style({ color: vars.color.ink, fontWeight: vars.weight.strong });

export const foot = style({
  display: 'flex',
  // With large text a long word needs a line of its own.
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: `${vars.space[4]} ${vars.space[8]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': {
    [media.mobile]: {
      order: 2,
      position: 'sticky',
      bottom: 0,
      zIndex: 2,
      marginTop: 'auto',
      padding: `${vars.space[3]} ${vars.space[4]}`,
    },
  },
});

export const add = style({ flex: 1, minWidth: 'min-content', wordSpacing: '0.08em' });

export const group = style({ paddingTop: vars.space[5] });

/** A choice while it is on its way, as high as one that is there. */
export const choice = style({
  display: 'grid',
  alignItems: 'center',
  minHeight: vars.size.control,
  borderBottom: `1px solid ${vars.color.line}`,
});

/** The dish as chosen holds what the customer leaves out. */
export const clash = style({
  display: 'flex',
  gap: vars.space[2],
  marginTop: vars.space[2],
  fontWeight: vars.weight.strong,
  color: vars.color.bad,
});
