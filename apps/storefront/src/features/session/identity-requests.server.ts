import { clientAddressHeader, type Identity, identityHeaders } from '@tiffin/web/server/identity';
import { z } from 'zod';
import { restaurantIdOf } from '../../server/backend.server.ts';
import { clientAddress, requestHostname } from '../../server/request-host.server.ts';
import { identityFor } from './identity.server.ts';
import { callbackPathPattern } from './sign-in.ts';

// better-auth has many more; the storefront needs these two.
const served: ReadonlySet<string> = new Set([
  'POST /api/auth/sign-in/social',
  'GET /api/auth/callback/google',
]);

// The one way in which our page begins a sign-in; better-auth itself would take other places and providers' tokens.
const beginning = z.strictObject({
  provider: z.literal('google'),
  callbackURL: z.string().regex(callbackPathPattern),
  errorCallbackURL: z.string().regex(callbackPathPattern),
  disableRedirect: z.literal(true),
});

/** better-auth for a request; null for an unknown hostname, or without the provider. */
export async function requestIdentity(request: Request): Promise<Identity | null> {
  if ((await restaurantIdOf(requestHostname(request))) === null) return null;
  return identityFor(new URL(request.url).protocol === 'https:' ? 'https' : 'http');
}

/** Answers the two requests of the sign-in that better-auth handles itself. */
export async function handleIdentityRequest(request: Request): Promise<Response> {
  if (!served.has(`${request.method} ${new URL(request.url).pathname}`)) {
    return Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 });
  }
  const body = request.method === 'POST' ? await request.text() : null;
  if (body !== null && !beginning.safeParse(parseJson(body)).success) {
    return Response.json(
      { code: 'invalid_request', message: 'Signing in cannot begin like this.' },
      { status: 400 },
    );
  }
  const identity = await requestIdentity(request).catch(() => null);
  if (identity === null) {
    return Response.json(
      { code: 'service_unavailable', message: 'Login is not available at the moment.' },
      { status: 503, headers: { 'retry-after': '10' } },
    );
  }
  const headers = identityHeaders(request);
  headers.set(clientAddressHeader, clientAddress(request) ?? '127.0.0.1');
  const { method, url } = request;
  return identity.handler(new Request(url, { method, headers, body }));
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
