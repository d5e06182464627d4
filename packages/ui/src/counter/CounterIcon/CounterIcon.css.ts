import { styleVariants } from '@vanilla-extract/css';

/** In rem, so that icons grow with the words they stand beside. */
export const size = styleVariants({
  small: { width: '1.25rem', height: '1.25rem' },
  medium: { width: '1.5rem', height: '1.5rem' },
  large: { width: '1.875rem', height: '1.875rem' },
  huge: { width: '2.5rem', height: '2.5rem' },
});
