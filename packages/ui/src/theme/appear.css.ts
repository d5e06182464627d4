import { keyframes } from '@vanilla-extract/css';

/** Comes into sight where it stands. */
export const appear = keyframes({ from: { opacity: 0 } });
