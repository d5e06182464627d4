import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

// Large text on a narrow screen: what stood side by side stands one below the other.
const cramped = { '(max-width: 16rem)': { gridTemplateColumns: 'minmax(0, 1fr)' } } as const;

export const review = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 320px',
  flex: 1,
  minHeight: 0,
  '@media': { [media.mobile]: { display: 'block', overflowY: 'auto' } },
});

export const main = style({
  padding: `${vars.space[10]} ${vars.space[8]} ${vars.space[6]} ${vars.space[10]}`,
  overflowY: 'auto',
  '@media': {
    [media.mobile]: { padding: `${vars.space[8]} ${vars.space[5]} ${vars.space[5]}`, overflow: 'visible' },
  },
});

export const title = style({
  margin: 0,
  paddingInlineEnd: vars.space[10],
  fontFamily: vars.font.serif,
  fontSize: vars.text.dialog,
  fontWeight: vars.weight.title,
  lineHeight: 1.04,
  letterSpacing: vars.tracking.page,
});

export const lead = style({ margin: `${vars.space[3]} 0 ${vars.space[5]}`, color: vars.color.ink2 });

export const dishes = style({
  containerType: 'inline-size',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderTop: `1px solid ${vars.color.line}`,
});

export const dish = style({
  display: 'grid',
  gridTemplateColumns: '76px minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[4],
  padding: `${vars.space[4]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  '@container': cramped,
});

export const tile = style({ width: 76, height: 76, borderRadius: vars.radius.control });

export const name = style({
  margin: 0,
  fontFamily: vars.font.serif,
  fontSize: '1.0625rem',
  fontWeight: vars.weight.name,
  lineHeight: vars.leading.name,
  letterSpacing: vars.tracking.name,
});

export const options = style({ margin: 0, fontSize: vars.text.small, color: vars.color.ink2 });

export const facts = style({ margin: 0, containerType: 'inline-size' });

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '108px minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[3],
  minHeight: 66,
  padding: `${vars.space[2]} 0`,
  borderBottom: `1px solid ${vars.color.line}`,
  fontSize: vars.text.control,
  lineHeight: 1.45,
  '@media': { [media.mobile]: { gridTemplateColumns: '96px minmax(0, 1fr) auto' } },
  '@container': cramped,
});

export const term = style({ fontSize: vars.text.small, color: vars.color.ink3 });

export const value = style({ margin: 0, fontWeight: vars.weight.control, overflowWrap: 'anywhere' });

export const side = style({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  overflowY: 'auto',
  background: vars.color.paper,
  borderInlineStart: `1px solid ${vars.color.line}`,
  '@media': { [media.mobile]: { border: 0, background: 'none' } },
});

export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { padding: `0 ${vars.space[5]} ${vars.space[6]}` } },
});

export const scene = style({
  position: 'relative',
  flex: '1 0 96px',
  overflow: 'hidden',
  background: vars.color.hero,
  '@media': { [media.mobile]: { display: 'none' } },
});

export const disc = style({
  position: 'absolute',
  left: 24,
  bottom: -52,
  width: 272,
  height: 272,
  borderRadius: vars.radius.round,
  background: vars.color.accent,
});

export const behind = style({ zIndex: 1, width: 160, left: 140, bottom: 34 });

export const inFront = style({ zIndex: 2, width: 178, left: 24, bottom: 26 });

export const safe = style({
  display: 'grid',
  gridTemplateColumns: '16px 1fr',
  gap: vars.space[2],
  margin: `${vars.space[5]} 0`,
  fontSize: vars.text.small,
  lineHeight: 1.45,
  color: vars.color.ink2,
});

export const actions = style({ display: 'grid', gap: vars.space[2] });

export const notice = style({ marginBottom: vars.space[5] });
