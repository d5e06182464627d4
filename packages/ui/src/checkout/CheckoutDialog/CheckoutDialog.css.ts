import { style } from '@vanilla-extract/css';
import * as still from '../../private/StandingPicture/StandingPicture.css.ts';
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
  '@media': { [media.mobile]: { display: 'block', overflowY: 'auto' } },
});

export const main = style({
  padding: vars.space[10],
  overflowY: 'auto',
  '@media': {
    [media.mobile]: { padding: vars.space[5], overflow: 'visible' },
  },
});

export const title = style([titles.dialog, { paddingInlineEnd: vars.space[10] }]);

export const lead = style({ margin: `${vars.space[3]} 0 ${vars.space[5]}`, color: vars.color.ink2 });

export const dishes = style({
  containerType: 'inline-size',
  borderTop: `1px solid ${vars.color.line}`,
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

export const value = style({ fontWeight: vars.weight.control });

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
  padding: vars.space[8],
  '@media': { [media.mobile]: { padding: `0 ${vars.space[5]} ${vars.space[5]}` } },
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

export const notice = style({ marginBottom: vars.space[5] });
