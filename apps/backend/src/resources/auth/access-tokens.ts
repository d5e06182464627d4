import { createHash } from 'node:crypto';
import { isId } from '@tiffin/domain';
import { decodeJwt, errors, type JWTPayload, jwtVerify, SignJWT } from 'jose';
import { LRUCache } from 'lru-cache';
import { clockToleranceSeconds } from './clock-tolerance.ts';

// How long an access token is good unless a setting makes it shorter, in seconds (record 3: 15 minutes).
const usualSeconds = 15 * 60;

const issuer = 'tiffin-backend';
const audience = 'tiffin-storefront';
const type = 'at+jwt';

// How many verified tokens are remembered: checking a signature costs as much as the rest of a small request.
const maxRemembered = 10_000;

/** What an access token says. */
export interface AccessClaims {
  readonly customerId: string;
  readonly foundationId: string;
  readonly familyId: string;
}

/** An access token after its checks; an expired one was genuine and may be renewed. */
export type CheckedAccessToken =
  | { readonly kind: 'valid' | 'expired'; readonly claims: AccessClaims }
  | { readonly kind: 'invalid' };

/** Signs and checks access tokens. */
export interface AccessTokens {
  /** `now` is the real time unless a test says otherwise. */
  readonly sign: (claims: AccessClaims, now?: Date) => Promise<string>;
  readonly check: (token: string) => Promise<CheckedAccessToken>;
}

/** Makes the signer from the secret in use and the ones before it, for tokens that are good for so many seconds. */
export function createAccessTokens(
  secret: string,
  previousSecrets: readonly string[] = [],
  seconds = usualSeconds,
): AccessTokens {
  const keys = new Map(
    [secret, ...previousSecrets].map((text) => [keyId(text), new TextEncoder().encode(text)]),
  );
  const current = keyId(secret);

  const verify = async (token: string, now?: Date): Promise<AccessClaims | 'expired' | 'invalid'> => {
    try {
      const { payload } = await jwtVerify(
        token,
        (header) => {
          const key = keys.get(header.kid ?? '');
          if (key === undefined) throw new errors.JWKSNoMatchingKey();
          return key;
        },
        {
          algorithms: ['HS256'],
          issuer,
          audience,
          typ: type,
          requiredClaims: ['sub', 'iat', 'exp', 'fid', 'sid'],
          maxTokenAge: seconds,
          clockTolerance: clockToleranceSeconds,
          ...(now === undefined ? {} : { currentDate: now }),
        },
      );
      return claimsOf(payload) ?? 'invalid';
    } catch (error) {
      return error instanceof errors.JWTExpired ? 'expired' : 'invalid';
    }
  };

  // A token that was good once is good until it expires: nothing but time can change that.
  const verified = new LRUCache<string, CheckedAccessToken>({ max: maxRemembered });
  const remember = (token: string, claims: AccessClaims): CheckedAccessToken => {
    const checked = { kind: 'valid', claims } as const;
    const ttl = (decodeJwt(token).exp ?? 0) * 1_000 - Date.now();
    // The tolerance lets a token through that has just expired; without a lifetime it would stay for ever.
    if (ttl > 0) verified.set(token, checked, { ttl });
    return checked;
  };

  return {
    sign: async ({ customerId, foundationId, familyId }, now = new Date()) =>
      new SignJWT({ fid: foundationId, sid: familyId })
        .setProtectedHeader({ alg: 'HS256', typ: type, kid: current })
        .setSubject(customerId)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + seconds * 1_000))
        .sign(keys.get(current) ?? new Uint8Array()),
    check: async (token) => {
      const known = verified.get(token);
      if (known !== undefined) return known;
      const result = await verify(token);
      if (typeof result === 'object') return remember(token, result);
      if (result === 'invalid') return { kind: 'invalid' };
      // Expired: once more at a moment when it was good, so that every other check counts for it as well.
      const { iat = 0 } = decodeJwt(token);
      const atIssue = await verify(token, new Date(iat * 1_000));
      return typeof atIssue === 'object' ? { kind: 'expired', claims: atIssue } : { kind: 'invalid' };
    },
  };
}

function claimsOf({ sub, fid, sid }: JWTPayload): AccessClaims | null {
  return isId(sub) && isId(fid) && isId(sid) ? { customerId: sub, foundationId: fid, familyId: sid } : null;
}

function keyId(secret: string): string {
  return createHash('sha256').update(`tiffin key id ${secret}`).digest('hex').slice(0, 16);
}

/** The access token of a request, from either of the two headers that carry it. */
export function accessTokenOf(headers: Headers): string | null {
  const bearer = headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1];
  return bearer ?? headers.get('access-token');
}
