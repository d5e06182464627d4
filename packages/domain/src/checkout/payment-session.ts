/** The shortest and the longest time that a payment session lasts, in ms. */
export const paymentSessionLimits = { leastMs: 30 * 60_000, mostMs: 60 * 60_000 } as const;

/**
 * How long a payment session that starts now lasts, in ms: 30 minutes or until closing, whichever is later, but at most
 * 60 minutes. `marginMs` is added to the 30 minutes, for a provider that counts them from a later moment.
 */
export function paymentSessionLifetimeMs(now: Date, closesAt: Date | null, marginMs = 0): number {
  const { leastMs, mostMs } = paymentSessionLimits;
  if (closesAt === null) return mostMs;
  return Math.min(Math.max(closesAt.getTime() - now.getTime(), leastMs + marginMs), mostMs);
}
