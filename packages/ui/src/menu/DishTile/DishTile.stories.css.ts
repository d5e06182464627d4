import { style } from '@vanilla-extract/css';

/** As in a dish row of the category page. */
export const square = style({ width: 204, height: 204 });

/** As in a lead dish. */
export const wide = style({ width: 372, height: 220, maxWidth: '100%' });
