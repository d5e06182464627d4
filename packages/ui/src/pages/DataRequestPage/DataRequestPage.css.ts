import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const content = style({ display: 'grid', gap: vars.space[6], paddingInline: vars.size.gutter });

export { form as own } from '../../account/DataRequestForm/DataRequestForm.css.ts';
export { row as ownData, text as ownText } from '../../account/MyData/MyData.css.ts';
