import { style } from '@vanilla-extract/css';

/** Room for a story that is not near the screen yet. */
export const placeholder = style({ minHeight: '15rem' });
