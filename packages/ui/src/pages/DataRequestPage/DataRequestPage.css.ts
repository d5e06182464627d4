import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const content = style({ display: 'grid', gap: vars.space[6], paddingInline: vars.size.gutter });

export const own = style({ maxWidth: '40rem' });

/** The link stands beside the words, and under them where there is no room. */
export const ownData = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[3] });

export const ownText = style({ flex: '1 1 16rem' });
