import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Room for the bar's overlap with the masthead. */
export const below = style({ paddingBlock: vars.space[18] });
