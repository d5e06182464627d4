import { style } from '@vanilla-extract/css';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title } from '../../theme/typography.css.ts';
import { belowDesktop, fromTablet } from '../../theme/visibility.css.ts';

// Too little room beside the name: the still life shrinks to half and the name steps down.
const narrow = '(max-width: 49.9rem)';
// No room at all, on the smallest screens or with large text: the words stand alone.
const cramped = '(max-width: 21.5rem)';

export const masthead = style({
  position: 'relative',
  containerType: 'inline-size',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 306,
  background: vars.color.hero,
  '@media': { [media.mobile]: { minHeight: 172 } },
});

export const text = style({
  position: 'relative',
  zIndex: 2,
  // Below, clear of the order bar that overlaps.
  padding: `${vars.space[8]} ${vars.size.gutter} ${vars.space[14]}`,
  '@media': { [media.mobile]: { paddingTop: vars.space[5], paddingBottom: vars.space[10] } },
});

export const name = style([
  title.masthead,
  {
    margin: `${vars.space[4]} 0 ${vars.space[3]}`,
    marginInlineStart: -4,
    '@container': { [narrow]: { marginInlineStart: -2, marginBottom: vars.space[2] } },
    '@media': {
      [media.desktop]: { '@container': { [narrow]: { fontSize: vars.text.page } } },
    },
  },
]);

/** In the restaurant's own words: upright, since the italic face has the ampersand alone. */
export const note = style([
  title.name,
  {
    maxWidth: '24em',
    marginTop: vars.space[2],
    overflowWrap: 'anywhere',
    textWrap: 'pretty',
    '@container': { [narrow]: { maxWidth: '17em' } },
  },
]);

export const tagline = style([
  // On phones the first dish says it.
  fromTablet,
  {
    maxWidth: '23em',
    color: vars.color.ink2,
    textWrap: 'balance',
    '@container': {
      [narrow]: { maxWidth: '11em', fontSize: vars.text.control, lineHeight: vars.leading.snug },
    },
  },
]);

export const locality = style({ '@container': { [narrow]: { display: 'none' } } });

export const login = style([
  belowDesktop,
  {
    position: 'absolute',
    zIndex: 4,
    insetInlineEnd: vars.size.gutter,
    top: 18,
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    minHeight: vars.size.touch,
    paddingInline: vars.space[3],
    borderRadius: vars.radius.control,
    background: vars.color.surface,
    color: vars.color.ink,
    fontSize: vars.text.control,
    fontWeight: vars.weight.strong,
  },
]);

/** The status breaks its line before it runs under the button in the corner; at 390 px it has one line in WebKit too. */
export const besideLogin = style({
  '@media': { [media.belowDesktop]: { paddingInlineEnd: '6rem' } },
});

/** The same for a customer, whose usual dishes come late or never: the room is theirs from the first paint. */
export const besideUsual = style({ '@media': { [media.belowDesktop]: { paddingInlineEnd: '6.5rem' } } });

// The document says before the first paint when its browser holds a customer's tokens: nothing moves afterwards.
const likelyCustomer = ':root[data-session="likely"] &';

export const loginForNow = style([login, { selectors: { [likelyCustomer]: { display: 'none' } } }]);

export const besideLoginForNow = style([
  besideLogin,
  { '@media': { [media.belowDesktop]: { selectors: { [likelyCustomer]: { paddingInlineEnd: '6.5rem' } } } } },
]);

// Ends where the order bar ends, so that no wedge of it shows beside the bar.
const atEnd = {
  insetInlineEnd: vars.size.gutter,
  top: 40,
  width: 420,
  // Never under the name.
  '@container': {
    [narrow]: {
      top: 100,
      width: 180,
      '@media': { [media.mobile]: { top: 60, width: 132 } },
    },
    [cramped]: { display: 'none' },
  },
} as const;

export const disc = style([still.disc, atEnd]);

export const greyDisc = style([still.greyDisc, atEnd]);

/** A note makes the masthead higher: the disc stays with the dishes at its foot. */
export const discBelowNote = style({
  top: 'auto',
  bottom: -154,
  '@container': {
    [narrow]: { top: 'auto', bottom: 26, '@media': { [media.mobile]: { top: 'auto', bottom: -20 } } },
  },
});

export const discLoading = style([disc, { background: vars.color.line }]);

export const set = style([
  still.set,
  {
    zIndex: 1,
    // The dishes' middle is the disc's.
    insetInlineEnd: `calc(${vars.size.gutter} - 5px)`,
    fontSize: 10,
    '@container': {
      [narrow]: {
        insetInlineEnd: `calc(${vars.size.gutter} - 17px)`,
        bottom: 16,
        fontSize: 5,
        '@media': { [media.mobile]: { insetInlineEnd: 0, bottom: 22, fontSize: 4 } },
      },
      [cramped]: { display: 'none' },
    },
    // The order bar overlaps less on phones.
    '@media': { [media.mobile]: { marginBottom: -8 } },
  },
]);
