import { randomBytes } from 'node:crypto';
import { type Configuration, interactionPolicy, type KoaContextWithOIDC, Provider } from 'oidc-provider';
import { newNonce, pageHeaders } from '../page.ts';
import { type Account, claimsOf } from './accounts.ts';
import { messagePage } from './chooser-pages.ts';
import type { ProviderKeys } from './keys.ts';
import { memoryAdapters } from './memory-adapter.ts';

/** The app that may ask people to sign in. */
export interface ClientSettings {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUris: readonly string[];
}

/** Cookies by names of their own: on localhost, all ports share one jar. */
const cookieNames = {
  session: 'sandbox_identity_session',
  interaction: 'sandbox_identity_interaction',
  resume: 'sandbox_identity_resume',
};

const hour = 60 * 60;

/** An OpenID provider that behaves as Google's does where the storefront can tell. */
export function createProvider(
  issuer: string,
  client: ClientSettings,
  keys: ProviderKeys,
  findBySubject: (sub: string) => Account | undefined,
): Provider {
  const policy = interactionPolicy.base();
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);

  const configuration: Configuration = {
    adapter: memoryAdapters(),
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        client_name: 'Tiffin',
        redirect_uris: [...client.redirectUris],
        post_logout_redirect_uris: [...new Set(client.redirectUris.map((uri) => `${new URL(uri).origin}/`))],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        id_token_signed_response_alg: 'RS256',
      },
    ],
    jwks: { keys: [keys.signing] },
    cookies: { keys: [keys.cookies], names: cookieNames },
    scopes: ['openid', 'email', 'profile', 'offline_access'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'picture'],
    },
    // Google puts the claims of the scopes into the id token itself.
    conformIdTokenClaims: false,
    pkce: { required: () => false },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: endSessionAtOnce,
        postLogoutSuccessSource: (ctx) => send(ctx, 'You are signed out', 'You can close this window.'),
      },
    },
    interactions: { policy, url: (_ctx, interaction) => `/interaction/${interaction.uid}` },
    ttl: {
      AccessToken: hour,
      AuthorizationCode: 60,
      Grant: 24 * hour,
      IdToken: hour,
      Interaction: hour,
      RefreshToken: 24 * hour,
      Session: 24 * hour,
    },
    clientBasedCORS: () => false,
    findAccount: (_ctx, sub) => {
      const account = findBySubject(sub);
      return account && { accountId: sub, claims: () => claimsOf(account, issuer) };
    },
    // Nobody is asked for consent: choosing an account is consent enough for a stand-in.
    loadExistingGrant: async (ctx) => {
      const { session, client: asking } = ctx.oidc;
      if (session?.accountId === undefined || asking === undefined) return undefined;
      const grant = new ctx.oidc.provider.Grant({ accountId: session.accountId, clientId: asking.clientId });
      grant.addOIDCScope('openid email profile offline_access');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) =>
      send(
        ctx,
        'Sign-in did not work',
        out.error_description ?? out.error ?? 'Close this window and try again.',
      ),
  };
  const provider = new Provider(issuer, configuration);
  // It speaks plain http itself: with an issuer of https, a proxy in front ends TLS and names the address.
  provider.proxy = new URL(issuer).protocol === 'https:';
  return provider;
}

async function send(ctx: KoaContextWithOIDC, title: string, text: string): Promise<void> {
  const nonce = newNonce();
  ctx.type = 'html';
  ctx.set(pageHeaders(nonce, []));
  ctx.body = String(await messagePage(nonce, title, text));
}

/** Signing out asks no question: the form that oidc-provider has prepared submits itself. */
async function endSessionAtOnce(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const nonce = randomBytes(16).toString('base64');
  ctx.type = 'html';
  ctx.set('Content-Security-Policy', `default-src 'none'; script-src 'nonce-${nonce}'; form-action *`);
  ctx.body = `<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Signing out</title>${form}
<button form="op.logoutForm" name="logout" value="yes">Sign out</button>
<script nonce="${nonce}">document.querySelector('button').click()</script></html>`;
}
