import { globalStyle, style } from '@vanilla-extract/css';

/** Around the frame without a box of its own: it only hears the presses. */
export const presses = style({ display: 'contents' });

// A disabled button swallows its press: below it the page hears it, and can say why nothing happens.
globalStyle(`${presses} button:disabled`, { pointerEvents: 'none' });
