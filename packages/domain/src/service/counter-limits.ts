/**
 * What staff may choose at the counter, in minutes, both ends included. The contract has the same limits; a test of
 * packages/api compares them.
 */
export const counterLimits = {
  /** How long there is to answer an order (`Acceptance`). */
  answer: { least: 3, most: 15 },
  /** How long a pause, a longer wait or a sold-out dish lasts (`ServiceEnd`). */
  end: { least: 1, most: 240 },
} as const;
