import { style } from '@vanilla-extract/css';

/** Room for what is not near the screen yet. */
export const placeholder = style({ minHeight: '15rem' });
