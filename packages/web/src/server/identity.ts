import { betterAuth } from 'better-auth/minimal';
import { genericOAuth } from 'better-auth/plugins/generic-oauth';
import type { WebAppSettings } from './settings.ts';

/** Carries the address of the real client to better-auth, which counts attempts by it. */
export const clientAddressHeader = 'x-tiffin-client-address';

type Scheme = 'http' | 'https';

interface IdentityOptions {
  /** What the names of better-auth's cookies begin with. */
  readonly cookiePrefix: string;
  /** Where a sign-in lands when the provider or better-auth refuses it. */
  readonly landingPath: string;
  /** Reads the settings at the first sign-in. */
  readonly settings: () => Pick<
    WebAppSettings,
    'OIDC_DISCOVERY_URL' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'BETTER_AUTH_SECRET'
  >;
}

function createIdentity({ cookiePrefix, landingPath, settings }: IdentityOptions, scheme: Scheme) {
  const { OIDC_DISCOVERY_URL, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, BETTER_AUTH_SECRET } = settings();
  return betterAuth({
    // Any host and port: the provider leads back to registered addresses only, and the apps refuse foreign origins before.
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
    advanced: { cookiePrefix, ipAddress: { ipAddressHeaders: [clientAddressHeader] } },
    // Beginning a sign-in costs nothing; a household or an office behind one address may well do it all at once.
    rateLimit: { customRules: { '/sign-in/social': { window: 60, max: 60 } } },
    telemetry: { enabled: false },
  });
}

/** better-auth for every hostname of one scheme, which decides whether its cookies are secure. */
export type Identity = ReturnType<typeof createIdentity>;

/**
 * Returns the function that finds better-auth for one scheme. It is made when first needed; null while the identity
 * provider cannot be reached, and then tried again at the next call (better-auth itself would leave the provider out for
 * good).
 */
export function createIdentities(options: IdentityOptions) {
  const identities = new Map<Scheme, Identity>();
  return async (scheme: Scheme): Promise<Identity | null> => {
    const known = identities.get(scheme);
    if (known !== undefined) return known;
    const identity = createIdentity(options, scheme);
    const context = await identity.$context;
    if (context.socialProviders.length === 0) return null;
    identities.set(scheme, identity);
    return identity;
  };
}

/** The request's headers as better-auth needs them: with the host that the person sees, behind a proxy too. */
export function identityHeaders({ headers, url }: Request): Headers {
  const named = new Headers(headers);
  named.set('host', new URL(url).host);
  return named;
}

/** Who has come back from the identity provider. */
export interface IdentifiedPerson {
  readonly idToken: string;
  readonly user: {
    readonly email: string;
    readonly name: string;
    readonly image?: string | null | undefined;
  };
  /** Ends better-auth's own session, whose job is done; returns the cookies to set. */
  readonly end: () => Promise<readonly string[]>;
}

/** Reads the provider's answer out of better-auth's cookies; null when there is none or it has ended. */
export async function identifiedPerson(
  identity: Identity,
  request: Request,
): Promise<IdentifiedPerson | null> {
  const headers = identityHeaders(request);
  const signedIn = await identity.api.getSession({ headers });
  const tokens = await identity.api
    .getAccessToken({ body: { useAccountCookie: true }, headers })
    .catch(() => null);
  if (signedIn === null || !tokens?.idToken) return null;
  const { user } = signedIn;
  return {
    idToken: tokens.idToken,
    user,
    async end() {
      const ended = await identity.api.signOut({ headers, asResponse: true });
      // What better-auth remembers of the person lives in memory and would only grow.
      const { internalAdapter } = await identity.$context;
      await internalAdapter.deleteUser(user.id).catch(() => undefined);
      return ended.headers.getSetCookie();
    },
  };
}
