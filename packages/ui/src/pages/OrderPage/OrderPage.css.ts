import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';
import { onScreen } from '../../theme/visibility.css.ts';

const narrow = '(max-width: 40rem)';

// Above the head: what rides there reaches over its edge.
export const road = style([
  onScreen,
  { position: 'relative', zIndex: 1, padding: `46px ${vars.size.gutter} ${vars.space[5]}` },
]);

export const frame = style({
  containerType: 'inline-size',
  padding: `${vars.space[6]} ${vars.size.gutter} 0`,
  '@media': { [media.mobile]: { paddingTop: vars.space[2] } },
});

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(0, 1fr)',
  gap: vars.space[10],
  '@container': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
  '@media': { [media.print]: { gap: vars.space[4] } },
});

export const second = style({
  gridColumn: 2,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space[4],
  '@container': { [narrow]: { gridColumn: 1 } },
});

export const first = style({
  gridColumn: 1,
  gridRow: 1,
  '@container': { [narrow]: { gridRow: 'auto' } },
});

// As high as the three buttons whose code may come later.
export const loadingActions = style([
  onScreen,
  { height: `calc(3 * ${vars.size.control} + 2 * ${vars.space[2]})` },
]);

export const part = style({ padding: `${vars.space[8]} ${vars.size.gutter} 0` });

export const loadingHead = style({
  display: 'grid',
  gap: vars.space[2],
  alignContent: 'end',
  height: '18.25rem',
  padding: `${vars.space[8]} ${vars.size.gutter} ${vars.space[10]}`,
  background: vars.color.hero,
});
