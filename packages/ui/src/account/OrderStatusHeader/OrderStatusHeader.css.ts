import { style, styleVariants } from '@vanilla-extract/css';
import * as linkStyles from '../../primitives/Link/Link.css.ts';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

// Room for words beside the time, but for no large picture.
const middling = '(max-width: 52rem)';
// The main column is narrow on phones and beside sidebar and cart.
const narrow = '(max-width: 40rem)';
// Large text on a phone: the words need the picture's room.
const cramped = '(max-width: 15rem)';

export const header = style({
  position: 'relative',
  containerType: 'inline-size',
  overflow: 'hidden',
  background: vars.color.hero,
});

export const text = style({
  position: 'relative',
  zIndex: 2,
  padding: `${vars.space[6]} ${vars.size.gutter} ${vars.space[8]}`,
  '@container': { [narrow]: { paddingBlock: `${vars.space[4]} ${vars.space[5]}` } },
});

export const back = style([linkStyles.back, onScreen]);
export { aside as order } from '../../theme/typography.css.ts';

export const meta = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
});

export const title = style([
  titles.dialog,
  {
    marginTop: vars.space[3],
    fontSize: '2.25rem',
    lineHeight: vars.leading.title,
    '@container': {
      [narrow]: { marginTop: vars.space[2], fontSize: '1.625rem' },
    },
  },
]);

// The same height for a time and for words: what is below the head stays where it is when the news come.
const block = style({
  minHeight: '7.25rem',
  marginTop: vars.space[1],
  '@container': { [narrow]: { minHeight: '9.75rem' } },
  '@media': { [media.print]: { minHeight: 0 } },
});

export const words = style([
  block,
  {
    // Clear of the circle behind the picture.
    maxWidth: 'min(27em, max(54%, 100% - 22rem))',
    paddingTop: vars.space[2],
    fontSize: vars.text.name,
    '@container': {
      [narrow]: { maxWidth: '56%', fontSize: vars.text.body },
      [cramped]: { maxWidth: 'none' },
    },
  },
]);

export const eta = styleVariants({
  one: [
    block,
    {
      display: 'flex',
      alignItems: 'flex-end',
      gap: vars.space[5],
      '@container': { [narrow]: { display: 'block' } },
    },
  ],
  range: [block],
});

const figureBase = style({
  display: 'block',
  marginInlineStart: '-0.055em',
  fontWeight: vars.weight.strong,
  lineHeight: 0.95,
  letterSpacing: '-0.05em',
  fontVariantNumeric: 'tabular-nums',
});

export const figure = styleVariants({
  one: [
    figureBase,
    {
      fontSize: '7.5rem',
      '@container': { [narrow]: { fontSize: '5.25rem' }, [cramped]: { fontSize: '3.5rem' } },
      '@media': { [media.print]: { fontSize: '1.5rem' } },
    },
  ],
  range: [
    figureBase,
    {
      fontSize: '4rem',
      '@container': { [narrow]: { fontSize: '2.5rem' }, [cramped]: { fontSize: '2rem' } },
      '@media': { [media.print]: { fontSize: '1.5rem' } },
    },
  ],
});

export const to = style({ fontSize: '0.45em', letterSpacing: 0 });

const besideBase = style({
  display: 'block',
  fontSize: '1.5rem',
  fontWeight: vars.weight.control,
  lineHeight: 1.2,
  '@container': { [narrow]: { marginTop: vars.space[1], paddingBottom: 0, fontSize: '1.1875rem' } },
});

export const beside = styleVariants({
  // From its end upwards, in all of the height: a line more moves none of the others.
  one: [
    besideBase,
    {
      display: 'flex',
      flexDirection: 'column',
      alignSelf: 'stretch',
      justifyContent: 'flex-end',
      maxWidth: '8em',
      paddingBottom: 6,
      '@container': { [narrow]: { maxWidth: '11em' } },
    },
  ],
  range: [besideBase, { marginTop: vars.space[1] }],
});

export const line = styleVariants({
  one: { display: 'block' },
  range: { '@container': { [narrow]: { display: 'block' } } },
});

export const closing = style({
  position: 'absolute',
  insetInline: vars.size.gutter,
  bottom: vars.space[1],
  fontSize: vars.text.small,
  '@container': { [narrow]: { maxWidth: '15rem', lineHeight: vars.leading.title } },
});

export { strong } from '../../theme/typography.css.ts';

// Clipped, not shaped: a circle of its own would reach, cut off but there, under the steps below the header; and not
// painted as a gradient, whose edge is jagged.
const disc = style({
  position: 'absolute',
  insetInlineEnd: 28,
  top: 30,
  bottom: 0,
  width: '33em',
  background: 'currentColor',
  clipPath: 'circle(16.5em at 50% 16.5em)',
  fontSize: 10,
  '@container': {
    [middling]: { top: 62, fontSize: 7.6 },
    [narrow]: { insetInlineEnd: -62, top: 'auto', height: '28.5em', fontSize: 5.76 },
    [cramped]: { display: 'none' },
  },
});

export const discs = styleVariants({
  good: [disc, onScreen, { color: vars.color.accent }],
  bad: [disc, onScreen, { color: vars.color.line }],
});

export const set = style([
  still.set,
  onScreen,
  {
    zIndex: 1,
    // The pictures' middle is the disc's.
    insetInlineEnd: 82,
    fontSize: 6,
    '@container': {
      [middling]: { insetInlineEnd: 70, fontSize: 4.5 },
      [narrow]: { insetInlineEnd: -24, fontSize: 3.1 },
      [cramped]: { display: 'none' },
    },
  },
]);
