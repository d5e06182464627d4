import type { AppContext } from '../../context.ts';
import type { SignedInCustomer } from '../../contract/handler.ts';
import { type Problem, unauthorized } from '../../contract/problem.ts';
import { rotate } from './refresh-tokens.store.ts';

/** A new pair of tokens as response headers. */
export type TokenHeaders = Readonly<{ 'access-token': string; 'refresh-token': string }>;

/** Who makes a request, and the new pair of tokens when the old one had to be renewed. */
export interface Authentication {
  readonly customer: SignedInCustomer;
  readonly renewed: TokenHeaders | undefined;
}

/**
 * Finds out who makes a request. An access token that has expired is renewed with the refresh token beside it, and the
 * request is served (decisions: how calls travel, and tokens).
 */
export async function authenticate(
  app: AppContext,
  headers: Headers,
  foundationId: string,
): Promise<Authentication | Problem> {
  const accessToken = accessTokenOf(headers);
  if (accessToken === null) return unauthorized();
  const checked = await app.accessTokens.check(accessToken);
  if (checked.kind === 'invalid' || checked.claims.foundationId !== foundationId) return unauthorized();
  const { customerId, familyId } = checked.claims;
  if (checked.kind === 'valid') return { customer: { id: customerId, familyId }, renewed: undefined };

  const refreshToken = headers.get('refresh-token');
  if (refreshToken === null) return unauthorized();
  // Tokens of two different sign-ins do not belong together.
  const rotation = await rotate(app.db, refreshToken, { foundationId, familyId });
  if (rotation.kind === 'refused') {
    if (rotation.because === 'reused')
      app.log.warn({ customerId, familyId }, 'A rotated refresh token was used again; its family is revoked');
    return unauthorized();
  }
  if (rotation.customerId !== customerId) return unauthorized();
  return {
    customer: { id: customerId, familyId },
    renewed: {
      'access-token': await app.accessTokens.sign(checked.claims),
      'refresh-token': rotation.refreshToken,
    },
  };
}

/** The access token of a request, from either of the two headers that carry it. */
export function accessTokenOf(headers: Headers): string | null {
  const bearer = headers.get('authorization')?.match(/^Bearer +(\S+)$/i)?.[1];
  return bearer ?? headers.get('access-token');
}
