import { withoutControls } from '@tiffin/domain';
import type { Logger } from '@tiffin/node';
import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Env } from '../../env.ts';
import { clockToleranceSeconds } from './clock-tolerance.ts';
import { createProviderMetadata, ProviderUnreachable, providerTimeoutMs } from './provider-metadata.ts';

/** Who a person is, by the signed claims of an id token. */
export interface Identity {
  /** The identity provider's lasting name for the person; accounts are known by it. */
  readonly sub: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly name: string | null;
  readonly photoUrl: string | null;
}

/** The outcome of checking an id token or a code. */
export type IdentityResult =
  | { readonly kind: 'identified'; readonly identity: Identity }
  | { readonly kind: 'invalid' }
  /** The identity provider cannot be reached, which says nothing about the token. */
  | { readonly kind: 'unreachable' };

/** Checks what the identity provider has signed. */
export interface IdTokenVerifier {
  readonly verify: (idToken: string) => Promise<IdentityResult>;
  /** Exchanges an authorisation code for an id token and checks that. */
  readonly exchange: (code: string) => Promise<IdentityResult>;
}

// A key change at the provider is noticed after this time; unknown key ids cannot make us ask more often.
const jwksCooldownMs = 5_000;

type OidcSettings = Pick<Env, 'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET' | 'OIDC_REDIRECT_URI'>;

/** Makes the verifier; the provider is first asked when the first token comes, so it may start later than we do. */
export function createIdTokenVerifier(env: OidcSettings, log: Logger): IdTokenVerifier {
  const metadata = createProviderMetadata(env.OIDC_ISSUER);
  let keys: { readonly uri: string; readonly set: ReturnType<typeof createRemoteJWKSet> } | undefined;

  const unreachable = (reason: unknown): IdentityResult => {
    log.warn({ err: reason }, 'The identity provider cannot be reached');
    return { kind: 'unreachable' };
  };

  const verify = async (idToken: string): Promise<IdentityResult> => {
    try {
      const { jwksUri } = await metadata();
      if (keys?.uri !== jwksUri) {
        const set = createRemoteJWKSet(new URL(jwksUri), {
          timeoutDuration: providerTimeoutMs,
          cooldownDuration: jwksCooldownMs,
        });
        keys = { uri: jwksUri, set };
      }
      const { payload, protectedHeader } = await jwtVerify(idToken, keys.set, {
        algorithms: ['RS256'],
        issuer: issuerNames(env.OIDC_ISSUER),
        audience: env.OIDC_CLIENT_ID,
        requiredClaims: ['sub', 'exp', 'iat', 'email'],
        maxTokenAge: '1h',
        clockTolerance: clockToleranceSeconds,
      });
      // The provider signs other things with the same key, as access and logout tokens.
      if (!/^(JWT)?$/i.test(protectedHeader.typ ?? '')) return { kind: 'invalid' };
      const identity = identityOf(payload, env.OIDC_CLIENT_ID);
      return identity === null ? { kind: 'invalid' } : { kind: 'identified', identity };
    } catch (error) {
      return isUnreachable(error) ? unreachable(error) : { kind: 'invalid' };
    }
  };

  const exchange = async (code: string): Promise<IdentityResult> => {
    try {
      const { tokenEndpoint } = await metadata();
      const response = await fetch(tokenEndpoint, {
        method: 'POST',
        headers: { accept: 'application/json' },
        body: new URLSearchParams({
          grant_type: 'authorization_code',
          code,
          redirect_uri: env.OIDC_REDIRECT_URI,
          client_id: env.OIDC_CLIENT_ID,
          client_secret: env.OIDC_CLIENT_SECRET,
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(providerTimeoutMs),
      });
      if (response.status >= 500 || response.status === 429)
        return unreachable(new Error(`It answered the exchange of a code with ${response.status}.`));
      if (!response.ok) return { kind: 'invalid' };
      const body: unknown = await response.json();
      const hasToken =
        typeof body === 'object' && body !== null && 'id_token' in body && typeof body.id_token === 'string';
      return hasToken ? verify(String(body.id_token)) : { kind: 'invalid' };
    } catch (error) {
      return unreachable(error);
    }
  };

  return { verify, exchange };
}

/** Google signs with either form of its name. */
function issuerNames(issuer: string): string[] {
  return issuer === 'https://accounts.google.com' ? [issuer, 'accounts.google.com'] : [issuer];
}

function isUnreachable(error: unknown): boolean {
  if (error instanceof ProviderUnreachable) return true;
  if (!(error instanceof errors.JOSEError)) return true;
  // jose answers a failed fetch of the keys with its general error.
  return (
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === errors.JOSEError.code
  );
}

function identityOf(payload: JWTPayload, clientId: string): Identity | null {
  const { sub, email, email_verified, name, picture, azp } = payload;
  if (typeof sub !== 'string' || sub === '' || sub.length > 255) return null;
  if (typeof email !== 'string' || email.length > 254 || !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    return null;
  // A token issued to another party that merely lists us among its audiences is not for us.
  const isForSeveral = Array.isArray(payload.aud) && payload.aud.length > 1;
  if ((azp !== undefined || isForSeveral) && azp !== clientId) return null;
  return {
    sub,
    email,
    isEmailVerified: email_verified === true,
    name: typeof name === 'string' ? withoutControls(name).trim().slice(0, 100).trim() || null : null,
    photoUrl: typeof picture === 'string' ? pictureUrl(picture) : null,
  };
}

function pictureUrl(text: string): string | null {
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return null;
  const { href } = new URL(text);
  return href.length <= 2048 ? href : null;
}
