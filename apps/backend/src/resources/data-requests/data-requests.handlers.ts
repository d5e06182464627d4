import { dataRequestProblems, mailboxOf } from '@tiffin/domain';
import type { HandlerRequest, Handlers } from '../../contract/handler.ts';
import { notFound, type Problem, problem, rateLimited } from '../../contract/problem.ts';
import type { TooMany } from '../../rate-limits/rate-limits.ts';
import { accessTokenOf } from '../auth/access-tokens.ts';
import { isExchangeable } from '../auth/refresh-tokens.store.ts';
import { findAskedRestaurant, receiveDataRequest } from './receive-data-request.ts';

/** What persons ask of a restaurant about their data. */
export const dataRequestHandlers = {
  sendDataRequest: async (request) => {
    const { app, params, foundationId, log, keepAnswer } = request;
    const { kind, name, email, text = '' } = request.body;
    const written = { kind, name: name.trim(), email: email.trim(), text: text.trim() };
    const [wrong, ...others] = dataRequestProblems(written);
    if (wrong !== undefined) return invalid([wrong, ...others]);
    const restaurant = await findAskedRestaurant(app.db, foundationId, params.id);
    if (restaurant === null) return notFound('This restaurant');
    const tooMany = await app.rateLimits.hit('DATA_REQUESTS_MAILBOX', mailboxOf(written.email));
    if (tooMany !== null) return tooManyToday(tooMany, restaurant.phone);
    const customerId = await callerOf(request);
    return app.db.transaction(async (tx) => {
      const received = await receiveDataRequest(tx, app, { restaurant, customerId, request: written });
      if (received === 'nobody') return nobodyToAsk(restaurant.phone);
      const { id, reference, receivedAt, answerBy } = received;
      const body = { _id: id, reference, receivedAt, answerBy };
      await keepAnswer(tx, { status: 201, body });
      log.info({ dataRequestId: id, restaurantId: restaurant.id }, 'a data request was received');
      return { status: 201, body };
    });
  },
} satisfies Partial<Handlers>;

/**
 * Who is signed in, by an access token that is still good, or that has expired beside a refresh token that is; anyone else
 * is a visitor.
 */
async function callerOf({
  app,
  headers,
  foundationId,
}: HandlerRequest<'sendDataRequest'>): Promise<string | null> {
  const token = accessTokenOf(headers);
  const checked = token === null ? null : await app.accessTokens.check(token);
  if (checked == null || checked.kind === 'invalid') return null;
  const { customerId, familyId, ...claims } = checked.claims;
  if (claims.foundationId !== foundationId) return null;
  if (checked.kind === 'valid') return customerId;
  const refreshToken = headers.get('refresh-token') ?? '';
  return (await isExchangeable(app.db, refreshToken, { foundationId, familyId })) ? customerId : null;
}

function invalid(wrong: readonly { readonly field: string; readonly message: string }[]): Problem {
  const fields = wrong.map(({ field, message }) => ({ field, message: `${message}.` }));
  return problem(400, 'invalid_request', 'Please check what you entered and try again.', { fields });
}

function tooManyToday(tooMany: TooMany, phone: string): Problem {
  const message = `Too many requests have come with this address today. Please ring the restaurant on ${phone}.`;
  return problem(429, 'rate_limited', message, undefined, rateLimited(tooMany).headers);
}

function nobodyToAsk(phone: string): Problem {
  const message = `This restaurant has given no e-mail address. Please ring it on ${phone}.`;
  return problem(409, 'conflict', message);
}
