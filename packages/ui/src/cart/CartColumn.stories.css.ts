import { style } from '@vanilla-extract/css';

/** As wide as the cart, for stories of its parts. */
export const column = style({ width: '23rem', maxWidth: '100%' });
