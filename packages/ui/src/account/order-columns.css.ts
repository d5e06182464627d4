import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { title as titles } from '../theme/typography.css.ts';

/** The title over a column of an order's page. */
export const columnTitle = style([titles.panel, { paddingBottom: vars.space[2] }]);
