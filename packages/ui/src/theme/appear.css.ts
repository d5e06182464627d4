import { keyframes } from '@vanilla-extract/css';

/** Comes into sight where it stands. */
export const appear = keyframes({ from: { opacity: 0 } });

/** A little below, and not to be seen: where what rises comes from, and what sinks goes to. */
export const low = { opacity: 0, transform: 'translateY(16px)' } as const;

/** Comes up from a little below. */
export const rise = keyframes({ from: low });
