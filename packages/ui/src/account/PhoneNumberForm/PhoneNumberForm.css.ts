import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const form = style({ display: 'grid', gap: vars.space[6], maxWidth: '35rem' });

export const field = style({
  maxWidth: '21.25rem',
  // From gutter to gutter.
  '@media': { [media.mobile]: { maxWidth: 'none' } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });
