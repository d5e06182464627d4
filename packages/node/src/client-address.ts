import { isIP, isIPv6 } from 'node:net';

/** Where a request comes from. */
export interface RequestOrigin {
  /** The header `X-Forwarded-For`. */
  readonly forwardedFor: string | null;
  /** The other end of the connection. */
  readonly peer: string | undefined;
  /** How many of our own proxies stand before this server. */
  readonly trustedProxies: number;
}

/**
 * Returns the address of the client's device; undefined when it is not known. `X-Forwarded-For` counts only as far as
 * our own proxies have written it, from its right end: a client can make up everything further left.
 */
export function clientAddress({ forwardedFor, peer, trustedProxies }: RequestOrigin): string | undefined {
  if (trustedProxies === 0) return peer;
  const entries = (forwardedFor ?? '').split(',').map((entry) => entry.trim());
  const named = entries[Math.max(0, entries.length - trustedProxies)] ?? '';
  return isIP(named) === 0 ? undefined : named;
}

/** Returns what counts as one client: an IPv4 address, or the IPv6 network of 64 bits that a household has. */
export function clientNetwork(address: string): string {
  const plain = withoutIpv4Mapping(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns the IPv4 address inside `::ffff:192.0.2.1`; any other address as it is. */
export function withoutIpv4Mapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
