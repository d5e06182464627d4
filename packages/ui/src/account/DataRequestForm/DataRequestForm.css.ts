import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { aside } from '../../theme/typography.css.ts';

export const form = style({ display: 'grid', gap: vars.space[6], maxWidth: '40rem' });

export const who = aside;
