import { getRequest, getRequestIP } from '@tanstack/react-start/server';
import { clientAddress } from '@tiffin/node';

/** Returns the address of the device that a request comes from; undefined when it is not known. */
export function requestAddress(trustedProxies: number, request: Request = getRequest()): string | undefined {
  return clientAddress({
    forwardedFor: request.headers.get('x-forwarded-for'),
    peer: getRequestIP(),
    trustedProxies,
  });
}
