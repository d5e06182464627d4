import { style, styleVariants } from '@vanilla-extract/css';
import * as still from '../../private/CutoutPicture/CutoutPicture.css.ts';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { title as titles } from '../../theme/typography.css.ts';

export const scroll = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
});

export const top = style({
  position: 'relative',
  flex: 'none',
  // 48 % of the dialog, whose foot is pinned below what scrolls.
  height: '54%',
  minHeight: 180,
  overflow: 'hidden',
  background: vars.color.hero,
  '@media': { [media.mobile]: { height: '44%' } },
});

const behind = {
  left: '50%',
  top: 72,
  width: 500,
  marginLeft: -250,
  '@media': { [media.mobile]: { width: 320, marginLeft: -160 } },
} as const;

export const discs = styleVariants({ good: [still.disc, behind], bad: [still.greyDisc, behind] });

export const scene = style([
  still.set,
  {
    left: '50%',
    bottom: -20,
    marginLeft: '-26em',
    fontSize: 10,
    '@media': { [media.mobile]: { bottom: -8, fontSize: 7 } },
  },
]);

export const body = style({
  flex: 1,
  padding: `${vars.space[10]} ${vars.space[10]} ${vars.space[5]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[5]}` } },
});

// Its longest word fits the narrowest screen at any size of text.
export const title = style([titles.dialog, { fontSize: `min(${vars.text.dialog}, 16vw)` }]);

export const kicker = style({
  fontFamily: vars.font.sans,
  fontSize: vars.text.small,
  fontWeight: vars.weight.strong,
  color: vars.color.ink2,
});

export const headline = style([title, { marginTop: vars.space[1], textWrap: 'balance' }]);

export const sentence = style({ display: 'block' });

export const lead = style({
  maxWidth: '39em',
  marginTop: vars.space[3],
  fontSize: vars.text.name,
  color: vars.color.ink2,
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  padding: `${vars.space[5]} ${vars.space[10]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.mobile]: { padding: `${vars.space[4]} ${vars.space[5]}` } },
});
