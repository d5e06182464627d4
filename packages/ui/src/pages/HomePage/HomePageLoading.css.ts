import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

// Darker than the masthead it lies on.
const onHero = style({
  selectors: { '&&': { backgroundColor: vars.color.line } },
});

const nameOnPhone = { width: 150, height: 31, marginTop: vars.space[2] };

export const status = style([onHero, { width: 210, height: 16 }]);
export const firstLine = style([
  onHero,
  { width: 310, height: 58, marginTop: vars.space[6], '@media': { [media.mobile]: nameOnPhone } },
]);
export const secondLine = style([
  onHero,
  { width: 230, height: 58, marginTop: vars.space[3], '@media': { [media.mobile]: nameOnPhone } },
]);
// Not a share of its column, which has no width but this one.
export const toggle = style({ width: `min(286px, 100vw - 3 * ${vars.size.gutter})` });
export const offer = style({ height: 64 });
// Nobody scrolls through what is not there yet.
export const offers = style({ selectors: { '&&': { overflow: 'hidden' } } });
