import { isIP, isIPv6 } from 'node:net';

/** The other end of a connection. */
export interface Peer {
  /** The IP address as the socket says it. */
  readonly address: string;
}

/**
 * The address of the customer behind a request. `X-Forwarded-For` is believed only as far as `trustedProxies` of our
 * own proxies have written it, from its right end; whatever stands further left anybody may have made up.
 */
export function clientAddress(headers: Headers, peer: Peer, trustedProxies: number): string {
  if (trustedProxies === 0) return normalAddress(peer.address);
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim());
  const named = forwarded[Math.max(0, forwarded.length - trustedProxies)] ?? '';
  return normalAddress(isIP(named) === 0 ? peer.address : named);
}

/** Whether a request comes from this very machine and was passed on by nobody. */
export function isLocal(headers: Headers, peer: Peer): boolean {
  const address = withoutMapping(peer.address);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers.has(name));
  return !isForwarded && (address === '::1' || /^127\./.test(address));
}

/** One household has a whole IPv6 network of 64 bits, and one address of the older kind. */
function normalAddress(address: string): string {
  const plain = withoutMapping(address);
  if (!isIPv6(plain)) return plain;
  const [head = '', tail] = plain.split('%')[0]?.toLowerCase().split('::') ?? [];
  const groups = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length);
  const all = [...groups, ...Array.from({ length: missing }, () => '0'), ...(tail ? tail.split(':') : [])];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

function withoutMapping(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '');
}
