import { style, styleVariants } from '@vanilla-extract/css';
import * as linkStyles from '../../primitives/Link/Link.css.ts';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

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
  padding: `${vars.space[8]} ${vars.size.gutter} ${vars.space[10]}`,
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
  titles.page,
  {
    marginTop: vars.space[2],
    '@container': {
      [narrow]: { maxWidth: '60%', fontSize: '2.5rem' },
      [cramped]: { maxWidth: 'none' },
    },
  },
]);

export const eta = style({
  // Clear of the circle behind the picture.
  maxWidth: 'min(27em, max(54%, 100% - 20rem))',
  marginTop: vars.space[3],
  fontSize: vars.text.name,
  '@container': {
    [narrow]: { maxWidth: '54%', fontSize: vars.text.body },
    [cramped]: { maxWidth: 'none' },
  },
});

export const closing = style([eta, { marginTop: vars.space[1], fontSize: vars.text.body }]);

export { strong as time } from '../../theme/typography.css.ts';

// Clipped, not shaped: a circle of its own would reach, cut off but there, under the steps below the header; and not
// painted as a gradient, whose edge is jagged.
const disc = style({
  position: 'absolute',
  insetInlineEnd: vars.space[10],
  top: vars.space[10],
  bottom: 0,
  width: '30em',
  background: 'currentColor',
  clipPath: 'circle(15em at 50% 15em)',
  fontSize: 10,
  '@container': {
    [narrow]: { insetInlineEnd: -28, top: 'auto', height: '19em', fontSize: 6 },
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
    insetInlineEnd: 92,
    fontSize: 5.4,
    '@container': { [narrow]: { insetInlineEnd: 0, fontSize: 3.4 }, [cramped]: { display: 'none' } },
  },
]);
