import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

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

const disc = style({
  position: 'absolute',
  left: '50%',
  top: 72,
  width: 500,
  height: 500,
  marginLeft: -250,
  borderRadius: vars.radius.round,
  '@media': { [media.mobile]: { width: 320, height: 320, marginLeft: -160 } },
});

export const discs = styleVariants({
  good: [disc, { background: vars.color.accent }],
  bad: [disc, { background: `color-mix(in oklch, ${vars.color.ink} 12%, ${vars.color.hero})` }],
});

export const scene = style({
  position: 'absolute',
  left: '50%',
  bottom: 30,
  width: 440,
  height: 300,
  marginLeft: -220,
  '@media': { [media.mobile]: { transform: 'scale(0.72)', transformOrigin: 'center bottom' } },
});

export const rider = style({ left: 66, bottom: -8, zIndex: 2, width: 316 });
export const load = style({ left: 214, bottom: 164, zIndex: 1, width: 134 });
export const behind = style({ left: 226, bottom: 0, zIndex: 1, width: 156 });
export const inFront = style({ left: 92, bottom: -4, zIndex: 2, width: 186 });

export const body = style({
  flex: 1,
  padding: `${vars.space[10]} ${vars.space[10]} ${vars.space[5]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[6]} ${vars.space[5]} ${vars.space[5]}` } },
});

export const title = style({
  margin: 0,
  fontFamily: vars.font.serif,
  // Its longest word fits the narrowest screen at any size of text.
  fontSize: `min(${vars.text.dialog}, 16vw)`,
  fontWeight: vars.weight.title,
  lineHeight: 1.04,
  letterSpacing: vars.tracking.page,
});

export const lead = style({
  maxWidth: '58ch',
  margin: `${vars.space[3]} 0 0`,
  fontSize: vars.text.name,
  lineHeight: vars.leading.text,
  color: vars.color.ink2,
  textWrap: 'pretty',
});

export const foot = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[3],
  minHeight: 104,
  padding: `${vars.space[5]} ${vars.space[10]}`,
  borderTop: `1px solid ${vars.color.line}`,
  background: vars.color.surface,
  '@media': { [media.mobile]: { padding: `${vars.space[4]} ${vars.space[5]}` } },
});
