import { isIP } from 'node:net';

interface Origin {
  /** `X-Forwarded-For` as it came. */
  readonly forwardedFor: string | null;
  /** The other end of the connection. */
  readonly peer: string | undefined;
  /** How many of our own proxies stand before the storefront. */
  readonly trustedProxies: number;
}

/**
 * The address of the customer's device; undefined when nobody can tell. `X-Forwarded-For` is believed only as far as
 * our own proxies have written it, from its right end: all further left the browser may have made up.
 */
export function clientAddress({ forwardedFor, peer, trustedProxies }: Origin): string | undefined {
  if (trustedProxies === 0) return peer;
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const named = entries[Math.max(0, entries.length - trustedProxies)] ?? '';
  return isIP(named) === 0 ? undefined : named;
}
