import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const content = style({ paddingInline: vars.size.gutter });

export const loading = style({ display: 'grid', gap: vars.space[6], maxWidth: 640 });

export const cards = style({ height: 84 });
