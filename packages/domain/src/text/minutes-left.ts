const minuteMs = 60_000;

// Pages count by a clock that may be as far behind as it ticks.
const tickMs = 1_000;

/** The minutes until an instant, each that has begun as a whole one; 0 from then on. */
export function minutesLeft(until: string, now: Date): number {
  return Math.max(0, Math.ceil((Date.parse(until) - tickMs - now.getTime()) / minuteMs));
}
