import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** The cart's column, as high as a small desktop window. */
export const storyFrame = style({
  width: '23rem',
  maxWidth: '100%',
  height: '720px',
  border: `1px solid ${vars.color.line}`,
});
