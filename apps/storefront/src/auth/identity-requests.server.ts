import { getRequestIP } from '@tanstack/react-start/server';
import { restaurantIdOf } from '../server/backend.server.ts';
import { environment } from '../server/env.ts';
import { requestHostname, requestOrigin } from '../server/request-host.server.ts';
import { clientAddressHeader, type Identity, identityFor } from './identity.server.ts';

// better-auth has many more; the storefront needs these two.
const served: ReadonlySet<string> = new Set([
  'POST /api/auth/sign-in/social',
  'GET /api/auth/callback/google',
]);

/** better-auth for the origin of a request; null for a hostname that is no restaurant's, or without the provider. */
export async function requestIdentity(request: Request): Promise<Identity | null> {
  if ((await restaurantIdOf(requestHostname(request))) === null) return null;
  return identityFor(requestOrigin(request));
}

/** Answers the two requests of the sign-in that better-auth handles itself. */
export async function handleIdentityRequest(request: Request): Promise<Response> {
  if (!served.has(`${request.method} ${new URL(request.url).pathname}`)) {
    return Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
  }
  const identity = await requestIdentity(request).catch(() => null);
  if (identity === null) {
    return Response.json(
      { code: 'service_unavailable', message: 'Signing in is not possible at the moment.' },
      { status: 503, headers: { 'retry-after': '10' } },
    );
  }
  const headers = new Headers(request.headers);
  headers.set(clientAddressHeader, getRequestIP({ xForwardedFor: environment().TRUST_PROXY }) ?? '127.0.0.1');
  const { method, url } = request;
  const body = method === 'POST' ? await request.text() : null;
  return identity.handler(new Request(url, { method, headers, body }));
}
