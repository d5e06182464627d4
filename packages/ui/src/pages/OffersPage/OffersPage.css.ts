import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const offers = style({
  display: 'grid',
  // Two columns where there is room for them, never three.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(300px, 40%)), 1fr))',
  gap: vars.space[5],
  paddingInline: vars.size.gutter,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const banner = style({ paddingInline: vars.size.gutter });
