import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ padding: `${vars.space[4]} ${vars.size.gutter}` });
