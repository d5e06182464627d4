import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const content = style({ display: 'grid', gap: vars.space[6], paddingInline: vars.size.gutter });

export const own = style({ maxWidth: '40rem' });

export { row as ownData, text as ownText } from '../../account/MyData/MyData.css.ts';
