import { clientAddress, clientNetwork, withoutIpv4Mapping } from '@tiffin/node';

/** The other end of a connection. */
export interface Peer {
  /** The IP address of the socket. */
  readonly address: string;
}

/** Returns what the client behind a request counts as: its address, or the IPv6 network of its household. */
export function clientOf(headers: Headers, peer: Peer, trustedProxies: number): string {
  const forwardedFor = headers.get('x-forwarded-for');
  return clientNetwork(clientAddress({ forwardedFor, peer: peer.address, trustedProxies }) ?? peer.address);
}

/** Whether a request comes from this very machine and was passed on by no proxy. */
export function isLocal(headers: Headers, peer: Peer): boolean {
  const address = withoutIpv4Mapping(peer.address);
  const isForwarded = ['x-forwarded-for', 'forwarded', 'via'].some((name) => headers.has(name));
  return !isForwarded && (address === '::1' || /^127\./.test(address));
}
