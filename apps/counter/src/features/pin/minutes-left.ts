/** For how long a PIN opens things, in minutes: a device's clock that is wrong shows no more than that. */
const mostMinutes = 10;

/** The minutes that are left until an instant (ISO 8601), a begun one counts whole; 0 once it is over. */
export function minutesLeft(until: string | null, now: number): number {
  if (until === null) return 0;
  return Math.min(mostMinutes, Math.max(0, Math.ceil((Date.parse(until) - now) / 60_000)));
}
