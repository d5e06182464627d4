import { style, styleVariants } from '@vanilla-extract/css';

export const icon = style({ flex: 'none', display: 'inline-block' });

export const size = styleVariants({
  small: { width: 16, height: 16 },
  medium: { width: 20, height: 20 },
  bar: { width: 23, height: 23 },
  large: { width: 28, height: 28 },
});
