import { style } from '@vanilla-extract/css';
import { media } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

export const why = style({ display: 'grid', gap: vars.space[3], marginBlock: vars.space[5] });

// One above the other on phones: side by side the words of one would wrap and make it taller.
export const action = style({ '@media': { [media.mobile]: { flexBasis: '100%' } } });
