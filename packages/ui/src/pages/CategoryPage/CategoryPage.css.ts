import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const dishes = style({ padding: `${vars.space[6]} ${vars.size.gutter} 0` });
