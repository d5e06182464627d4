import {
  clientAddressHeader,
  createIdentities,
  type Identity,
  identityHeaders,
} from '@tiffin/web/server/identity';
import { clientAddress } from '../../server/backend.server.ts';
import { environment } from '../../server/env.ts';

/** Where a sign-in lands after the identity provider. */
const callbackPath = '/auth/callback';

const identityFor = createIdentities({
  cookiePrefix: 'tiffin-counter',
  landingPath: callbackPath,
  settings: environment,
});

/** better-auth for a request; null while the identity provider cannot be reached. */
export const requestIdentity = (request: Request): Promise<Identity | null> =>
  identityFor(new URL(request.url).protocol === 'https:' ? 'https' : 'http').catch(() => null);

/**
 * Begins a sign-in, after which an order is shown or the board; returns the provider's address and the cookies to set, or
 * null while it cannot be reached.
 */
export async function beginAtProvider(
  request: Request,
  order?: string,
): Promise<{ readonly url: string; readonly cookies: readonly string[] } | null> {
  const identity = await requestIdentity(request);
  if (identity === null) return null;
  const begun = await identity.api.signInSocial({
    body: {
      provider: 'google',
      callbackURL: order === undefined ? callbackPath : `${callbackPath}?order=${order}`,
      errorCallbackURL: callbackPath,
      disableRedirect: true,
    },
    headers: identityHeaders(request),
    asResponse: true,
  });
  const answer: unknown = await begun.json().catch(() => null);
  const isAddress =
    typeof answer === 'object' && answer !== null && 'url' in answer && typeof answer.url === 'string';
  return begun.ok && isAddress ? { url: String(answer.url), cookies: begun.headers.getSetCookie() } : null;
}

/** Answers the identity provider's way back, the one address of better-auth that is served. */
export async function handleProviderCallback(request: Request): Promise<Response> {
  const identity = await requestIdentity(request);
  if (identity === null) return redirectTo(`${callbackPath}?error=unavailable`);
  const headers = identityHeaders(request);
  headers.set(clientAddressHeader, clientAddress() ?? '127.0.0.1');
  return identity.handler(new Request(request.url, { headers }));
}

/** A redirect within the counter. */
export const redirectTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location } });
