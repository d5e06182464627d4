import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { environment } from '../../server/env.ts';

/** Where sign-in lands after the identity provider, in the popup or in the page itself. */
const landingPath = '/auth/callback';

/** Carries the address of the real client to better-auth, which counts attempts by it. */
export const clientAddressHeader = 'x-tiffin-client-address';

type Scheme = 'http' | 'https';

function createIdentity(scheme: Scheme) {
  const { OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, BETTER_AUTH_SECRET } = environment();
  return betterAuth({
    // Any host and port: only hostnames of known restaurants get here, and foreign origins are refused before.
    baseURL: { allowedHosts: ['*'], protocol: scheme },
    basePath: '/api/auth',
    secret: BETTER_AUTH_SECRET,
    plugins: [
      genericOAuth({
        config: [
          {
            providerId: 'google',
            discoveryUrl: OIDC_DISCOVERY_URL,
            clientId: OIDC_CLIENT_ID,
            clientSecret: OIDC_CLIENT_SECRET,
            scopes: ['openid', 'email', 'profile'],
            requireIdTokenVerification: true,
            prompt: 'select_account',
          },
        ],
      }),
    ],
    // It lives only from the provider's answer until our backend has seen the id token.
    session: { expiresIn: 600 },
    onAPIError: { errorURL: landingPath },
    advanced: { cookiePrefix: 'tiffin', ipAddress: { ipAddressHeaders: [clientAddressHeader] } },
    // Beginning a sign-in costs nothing; a household or an office behind one address may well do it all at once.
    rateLimit: { customRules: { '/sign-in/social': { window: 60, max: 60 } } },
    telemetry: { enabled: false },
  });
}

/** better-auth for every restaurant of one scheme, which decides whether its cookies are secure. */
export type Identity = ReturnType<typeof createIdentity>;

const identities = new Map<Scheme, Identity>();

/**
 * Sign-in for one scheme, made when first needed; null while the identity provider cannot be reached, and then
 * tried again at the next call (better-auth itself would leave the provider out for good).
 */
export async function identityFor(scheme: Scheme): Promise<Identity | null> {
  const known = identities.get(scheme);
  if (known !== undefined) return known;
  const identity = createIdentity(scheme);
  const context = await identity.$context;
  if (context.socialProviders.length === 0) return null;
  identities.set(scheme, identity);
  return identity;
}

/** The request's headers as better-auth needs them: with the host that the customer sees, behind a proxy too. */
export function identityHeaders({ headers, url }: Request): Headers {
  const named = new Headers(headers);
  named.set('host', new URL(url).host);
  return named;
}
