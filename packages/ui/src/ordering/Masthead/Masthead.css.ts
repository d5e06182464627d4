import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title } from '../../theme/typography.css.ts';

// Too little room beside the name: the still life shrinks to half and the name steps down.
const narrow = '(max-width: 43.7rem)';
// No room at all, on the smallest screens or with large text: the words stand alone.
const cramped = '(max-width: 21.5rem)';

export const masthead = style({
  position: 'relative',
  containerType: 'inline-size',
  isolation: 'isolate',
  overflow: 'hidden',
  minHeight: 306,
  background: vars.color.hero,
  '@media': { [media.mobile]: { minHeight: 252 }, [media.narrowDesktop]: { minHeight: 288 } },
});

export const text = style({
  position: 'relative',
  zIndex: 2,
  // Below, clear of the order bar that overlaps.
  padding: `${vars.space[8]} ${vars.size.gutter} ${vars.space[14]}`,
  '@media': { [media.mobile]: { paddingTop: vars.space[6], paddingBottom: vars.space[10] } },
});

export const name = style([
  title.masthead,
  {
    // The optical size of the size it is set in: cut for 144 px, the letters crowd each other on phones.
    fontVariationSettings: 'normal',
    margin: `${vars.space[4]} 0 ${vars.space[3]}`,
    marginInlineStart: -4,
    '@container': { [narrow]: { marginInlineStart: -2, marginBottom: vars.space[2] } },
    '@media': {
      [media.narrowDesktop]: { '@container': { [narrow]: { fontSize: vars.text.page } } },
    },
  },
]);

export const tagline = style({
  maxWidth: '34ch',
  color: vars.color.ink2,
  textWrap: 'balance',
  '@container': {
    [narrow]: { maxWidth: '17ch', fontSize: vars.text.control, lineHeight: vars.leading.snug },
  },
});

export const unbroken = style({ whiteSpace: 'nowrap' });

export const locality = style({ '@container': { [narrow]: { display: 'none' } } });

export const login = style({
  position: 'absolute',
  zIndex: 4,
  insetInlineEnd: vars.size.gutter,
  top: 18,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  padding: `0 ${vars.space[4]}`,
  borderRadius: vars.radius.control,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: vars.text.control,
  fontWeight: vars.weight.strong,
  '@media': { [media.desktop]: { display: 'none' } },
});

/** The status breaks its line before it runs under the button in the corner. */
export const besideLogin = style({
  '@media': { [media.belowDesktop]: { paddingInlineEnd: '6.5rem' } },
});

// The document says before the first paint when its browser holds a customer's tokens: nothing moves afterwards.
const likelyCustomer = ':root[data-session="likely"] &';

export const loginForNow = style([login, { selectors: { [likelyCustomer]: { display: 'none' } } }]);

export const besideLoginForNow = style([
  besideLogin,
  { '@media': { [media.belowDesktop]: { selectors: { [likelyCustomer]: { paddingInlineEnd: 0 } } } } },
]);

export const disc = style({
  position: 'absolute',
  zIndex: 0,
  insetInlineEnd: 6,
  top: 40,
  width: 420,
  height: 420,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
  // Never under the name.
  '@container': {
    [narrow]: { width: 214, height: 214, insetInlineEnd: -42, top: 88 },
    [cramped]: { display: 'none' },
  },
});

export const discClosed = style([
  disc,
  { background: `color-mix(in oklch, ${vars.color.ink} 14%, ${vars.color.hero})` },
]);

export const discLoading = style([
  disc,
  { background: `color-mix(in oklch, ${vars.color.ink} 4%, ${vars.color.hero})` },
]);

export const set = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 44,
  bottom: 0,
  width: 420,
  height: '100%',
  '@container': {
    [narrow]: {
      insetInlineEnd: 8,
      bottom: 19,
      transform: 'scale(0.5)',
      transformOrigin: 'right bottom',
      selectors: { '[dir="rtl"] &': { transformOrigin: 'left bottom' } },
    },
    [cramped]: { display: 'none' },
  },
  // The order bar overlaps less on phones.
  '@media': { [media.mobile]: { marginBottom: -8 } },
});

export const right = style({ zIndex: 4, width: 150, left: 278, bottom: 38 });
export const left = style({ zIndex: 1, width: 128, left: 22, bottom: 38 });
export const middle = style({ zIndex: 3, width: 214, left: 96, bottom: 36 });
export const back = style({ zIndex: 1, width: 168, left: 236, bottom: 66 });
