import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { title } from '../../theme/typography.css.ts';

export { aside as note } from '../../theme/typography.css.ts';
export { form as received } from '../DataRequestForm/DataRequestForm.css.ts';
export { list as facts, row as fact, term, value } from '../ProfileDetails/ProfileDetails.css.ts';

export const heading = style([title.panel, { outlineOffset: vars.space[1] }]);
