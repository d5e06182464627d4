import { style } from '@vanilla-extract/css';

export const square = style({ width: 160, height: 160 });
