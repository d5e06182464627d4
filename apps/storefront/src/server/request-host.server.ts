import { getRequest } from '@tanstack/react-start/server';
import { requestAddress } from '@tiffin/web/server/request-address';
import { environment } from './env.ts';
import { restaurantHostname } from './hostname.ts';

/** The hostname in the current request that chooses the restaurant; null when it names none. */
export function requestHostname(request: Request = getRequest()): string | null {
  return restaurantHostname({
    host: request.headers.get('host'),
    forwardedHost: request.headers.get('x-forwarded-host'),
    trustProxy: environment().TRUST_PROXY > 0,
  });
}

/** The origin the customer sees; behind a trusted proxy the server has already put it into the request's URL. */
export function requestOrigin(request: Request = getRequest()): string {
  return new URL(request.url).origin;
}

/** The IP address of the device that the current request comes from; undefined when it is not known. */
export const clientAddress = (request?: Request): string | undefined =>
  requestAddress(environment().TRUST_PROXY, request);
