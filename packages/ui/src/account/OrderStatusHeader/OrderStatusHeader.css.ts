import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

// The main column is narrow on phones and beside sidebar and cart.
const narrow = '(max-width: 38.75rem)';
// Large text on a phone: the words need the picture's room.
const cramped = '(max-width: 14rem)';

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

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.touch,
  marginTop: -8,
  fontSize: vars.text.small,
  fontWeight: vars.weight.control,
  color: vars.color.ink2,
  ':hover': { color: vars.color.ink },
});

export const order = style({ fontSize: vars.text.small, color: vars.color.ink2 });

export const title = style([
  titles.page,
  {
    marginTop: vars.space[2],
    fontSize: '4rem',
    '@container': {
      [narrow]: { maxWidth: '60%', fontSize: '2.5rem' },
      [cramped]: { maxWidth: 'none', overflowWrap: 'anywhere' },
    },
  },
]);

export const eta = style({
  maxWidth: '40ch',
  marginTop: vars.space[3],
  fontSize: '1.1875rem',
  textWrap: 'balance',
  '@container': {
    [narrow]: { maxWidth: '54%', fontSize: vars.text.body, lineHeight: 1.4 },
    [cramped]: { maxWidth: 'none' },
  },
});

export const time = style({ fontWeight: vars.weight.price, fontVariantNumeric: 'tabular-nums' });

// Painted, not shaped: a circle of its own would reach, cut off but there, under the steps below the header.
const disc = style({
  position: 'absolute',
  insetInlineEnd: 36,
  top: 40,
  bottom: 0,
  width: 300,
  '@container': {
    [narrow]: { insetInlineEnd: -28, top: 'auto', width: 176, height: 112 },
    [cramped]: { display: 'none' },
  },
});

const circle = (radius: number, colour: string) =>
  `radial-gradient(circle ${radius}px at 50% ${radius}px, ${colour} ${radius - 0.5}px, transparent ${radius}px)`;

const lit = (colour: string) => ({
  background: circle(150, colour),
  '@container': { [narrow]: { background: circle(88, colour) } },
});

export const discs = styleVariants({
  good: [disc, lit(vars.color.accent)],
  bad: [disc, lit(`color-mix(in oklch, ${vars.color.ink} 12%, ${vars.color.hero})`)],
});

export const set = style({
  position: 'absolute',
  zIndex: 1,
  insetInlineEnd: 84,
  bottom: 0,
  width: 200,
  height: 200,
  '@container': {
    [narrow]: {
      insetInlineEnd: 4,
      bottom: 4,
      transform: 'scale(0.58)',
      transformOrigin: 'right bottom',
      selectors: { '[dir="rtl"] &': { transformOrigin: 'left bottom' } },
    },
    [cramped]: { display: 'none' },
  },
});

export const rider = style({ width: 196, left: 0, bottom: 14 });
export const dish = style({ width: 170, left: 14, bottom: 20, '@media': { [media.mobile]: { bottom: 14 } } });
