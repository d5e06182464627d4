import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import { environment } from '../server/env.ts';

/** Where sign-in lands after the identity provider, in the popup or in the page itself. */
const landingPath = '/auth/callback';

/** Carries the address of the real client to better-auth, which counts attempts by it. */
export const clientAddressHeader = 'x-tiffin-client-address';

function createIdentity(origin: string) {
  const { OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, BETTER_AUTH_SECRET } = environment();
  return betterAuth({
    baseURL: origin,
    basePath: '/api/auth',
    secret: BETTER_AUTH_SECRET,
    trustedOrigins: [origin],
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
    onAPIError: { errorURL: `${origin}${landingPath}` },
    advanced: { cookiePrefix: 'tiffin', ipAddress: { ipAddressHeaders: [clientAddressHeader] } },
    // Beginning a sign-in costs nothing; a household or an office behind one address may well do it all at once.
    rateLimit: { customRules: { '/sign-in/social': { window: 60, max: 60 } } },
    telemetry: { enabled: false },
  });
}

/** better-auth for one origin. */
export type Identity = ReturnType<typeof createIdentity>;

// Origins are few: only those of known restaurants come here. The limit is for clients that invent ports.
const maxOrigins = 100;
const identities = new Map<string, Identity>();

/**
 * Sign-in for `origin`, made when first needed; null while the identity provider cannot be reached, and then
 * tried again at the next call (better-auth itself would leave the provider out for good).
 */
export async function identityFor(origin: string): Promise<Identity | null> {
  const known = identities.get(origin);
  if (known !== undefined) return known;
  const identity = createIdentity(origin);
  const context = await identity.$context;
  if (context.socialProviders.length === 0) return null;
  const oldest = identities.keys().next();
  if (identities.size >= maxOrigins && !oldest.done) identities.delete(oldest.value);
  identities.set(origin, identity);
  return identity;
}
