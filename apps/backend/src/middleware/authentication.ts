import type { AppContext } from '../context.ts';
import type { SignedInCustomer } from '../contract/handler.ts';
import { isProblem, type Problem, unauthorized } from '../contract/problem.ts';
import { accessTokenOf } from '../resources/auth/access-tokens.ts';
import { rotate } from '../resources/auth/refresh-tokens.store.ts';
import { type Middleware, refuse } from './request-env.ts';

interface Authentication {
  readonly customer: SignedInCustomer;
  /** A new pair of tokens as response headers. */
  readonly renewed?: Readonly<{ 'access-token': string; 'refresh-token': string }>;
}

/**
 * Refuses requests of visitors. An access token that has expired is renewed with the refresh token beside it, and the
 * request is served (record 3).
 */
export function authentication(app: AppContext): Middleware {
  return async (context, next) => {
    const result = await authenticate(app, context.req.raw.headers, context.get('foundationId') ?? '');
    if (isProblem(result)) return refuse(context, result);
    // Set before anything below can fail: the old refresh token is used up, so a lost pair would end the session.
    context.set('renewedTokens', result.renewed);
    context.set('customer', result.customer);
    return next();
  };
}

async function authenticate(
  app: AppContext,
  headers: Headers,
  foundationId: string,
): Promise<Authentication | Problem> {
  const accessToken = accessTokenOf(headers);
  if (accessToken === null) return unauthorized();
  const checked = await app.accessTokens.check(accessToken);
  if (checked.kind === 'invalid' || checked.claims.foundationId !== foundationId) return unauthorized();
  const { customerId, familyId } = checked.claims;
  const customer = { id: customerId, familyId };
  if (checked.kind === 'valid') return { customer };

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
    customer,
    renewed: {
      'access-token': await app.accessTokens.sign(checked.claims),
      'refresh-token': rotation.refreshToken,
    },
  };
}
