const minuteMs = 60_000;

/** The limits of the lifecycle, in ms. */
export const lifecycleLimits = {
  /** A promise lies between these two after now. */
  leastPromiseMs: 5 * minuteMs,
  mostPromiseMs: 180 * minuteMs,
  /** How far one delay moves a promise at most. */
  mostDelayMs: 120 * minuteMs,
  undoMs: 10 * minuteMs,
  /** How long after its promise an order completes automatically. */
  completeAfterMs: 90 * minuteMs,
  /** How long after closing a payment still makes a normal order. */
  closingGraceMs: 15 * minuteMs,
} as const;
