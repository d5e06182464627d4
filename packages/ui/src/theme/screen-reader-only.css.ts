import { style } from '@vanilla-extract/css';

/** Hides text from sight but not from screen readers. */
export const screenReaderOnly = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  margin: -1,
  padding: 0,
  border: 0,
});
