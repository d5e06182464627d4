/** How far the clocks of two servers may be apart, in seconds, before one takes the other's tokens for early or expired. */
export const clockToleranceSeconds = 60;
