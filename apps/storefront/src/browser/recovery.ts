const firstMs = 5_000;
const longestMs = 30_000;

/** How long to wait before something that has failed `failures` times is tried again by itself, in milliseconds. */
export function recoveryDelay(failures: number): number {
  return Math.min(longestMs, firstMs * Math.max(1, failures));
}
