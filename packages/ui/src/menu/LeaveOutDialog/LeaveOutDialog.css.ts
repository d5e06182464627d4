import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const shown = style({ marginBottom: vars.space[2], color: vars.color.ink2 });

const bare = style({ border: 0, padding: 0, margin: 0, minWidth: 0 });

export const allergens = style([
  bare,
  {
    display: 'grid',
    gridTemplateColumns: 'repeat(3, 1fr)',
    columnGap: vars.space[3],
    marginBottom: vars.space[3],
    '@media': { [media.mobile]: { gridTemplateColumns: 'repeat(2, 1fr)' } },
  },
]);

export const diets = style([
  bare,
  { display: 'flex', flexWrap: 'wrap', gap: vars.space[1], marginBlock: vars.space[3] },
]);

export const unstated = style({
  display: 'flex',
  gap: vars.space[2],
  padding: vars.space[3],
  borderRadius: vars.radius.tile,
  background: vars.color.sunken,
});

export const actions = style({ display: 'flex', gap: vars.space[2] });

// The mark in a chip has the chip's own colours.
export const letter = style({
  selectors: { '[aria-pressed="true"] > &': { color: 'inherit', borderColor: 'currentColor' } },
});
