import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

// Darker than the masthead it lies on.
const onHero = style({
  selectors: { '&&': { backgroundColor: `color-mix(in oklch, ${vars.color.ink} 7%, ${vars.color.hero})` } },
});

export const status = style([onHero, { width: 210, height: 18 }]);
export const firstLine = style([onHero, { width: 'min(310px, 70%)', height: 58, marginTop: vars.space[6] }]);
export const secondLine = style([onHero, { width: 'min(230px, 55%)', height: 58, marginTop: vars.space[3] }]);
// Not a share of its column, which has no width but this one.
export const toggle = style({ width: `min(286px, 100vw - 3 * ${vars.size.gutter})` });
export const offer = style({ height: 64 });
