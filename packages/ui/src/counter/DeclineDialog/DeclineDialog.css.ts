import { style } from '@vanilla-extract/css';

/** The dishes of the order, under the reason that they belong to. */
export const dishes = style({ margin: '0 0 6px', marginInlineStart: '46px', minWidth: 0 });
