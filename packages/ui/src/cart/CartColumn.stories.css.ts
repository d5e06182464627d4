import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** As wide as the cart, for stories of its parts. */
export const column = style({ width: vars.size.cart, maxWidth: '100%' });
