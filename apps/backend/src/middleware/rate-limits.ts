import type { AppContext } from '../context.ts';
import { actorKey } from '../contract/handler.ts';
import { rateLimited } from '../contract/problem.ts';
import type { Env } from '../env.ts';
import { clientOf } from '../http/peer.ts';
import type { Reply } from '../http/responses.ts';
import { isWrongCode, isWrongPromoCode, triesPromoCode } from '../rate-limits/limited-operations.ts';
import { isTooMany, type LimitName } from '../rate-limits/rate-limits.ts';
import { type Middleware, type RequestContext, refuse } from './request-env.ts';

/** Counts the requests of each client address. */
export function limitByAddress({ rateLimits, env }: AppContext, limit: LimitName): Middleware {
  return async (context, next) => {
    const tooMany = await rateLimits.hit(limit, addressOf(context, env));
    return tooMany === null ? next() : refuse(context, rateLimited(tooMany));
  };
}

/** Counts the requests of each signed-in customer. */
export function limitByCustomer({ rateLimits }: AppContext, limit: LimitName): Middleware {
  return async (context, next) => {
    const tooMany = await rateLimits.hit(limit, context.get('customer')?.id ?? '');
    return tooMany === null ? next() : refuse(context, rateLimited(tooMany));
  };
}

/** Counts the requests of each person, or device, at each restaurant. */
export function limitByMember({ rateLimits }: AppContext, limit: LimitName): Middleware {
  return async (context, next) => {
    const actor = context.get('actor');
    // What a device does for itself names no restaurant, at which anyone would act.
    const subject = actor === undefined ? context.get('device')?.id : actorKey(actor);
    const tooMany = await rateLimits.hit(limit, subject ?? '');
    return tooMany === null ? next() : refuse(context, rateLimited(tooMany));
  };
}

/** Counts the pairing codes that were tried from an address and do not work, so that it stops nobody else's pairing. */
export function limitWrongCodes({ rateLimits, env }: AppContext, limit: LimitName): Middleware {
  return (context, next) =>
    countFailures(rateLimits, limit, addressOf(context, env), isWrongCode, context, next);
}

/** Counts the promo codes that a customer tried and that do not exist, so that nobody finds one by guessing. */
export function limitWrongPromoCodes({ rateLimits }: AppContext, limit: LimitName): Middleware {
  return (context, next) => {
    const customer = context.get('customer');
    if (customer === undefined || !triesPromoCode(context.get('body'))) return next();
    return countFailures(rateLimits, limit, customer.id, isWrongPromoCode, context, next);
  };
}

/** Answers a request whose secret may be a guess, and counts it for its subject where the answer says that it was wrong. */
async function countFailures(
  rateLimits: AppContext['rateLimits'],
  limit: LimitName,
  subject: string,
  isWrong: (reply: Reply) => boolean,
  context: RequestContext,
  next: () => Promise<void>,
) {
  const attempt = async () => {
    await next();
    return context.get('reply');
  };
  const hasFailed = (reply?: Reply) => reply !== undefined && isWrong(reply);
  const result = await rateLimits.guess(limit, subject, attempt, hasFailed);
  if (result !== undefined && isTooMany(result)) return refuse(context, rateLimited(result));
}

function addressOf(context: RequestContext, { TRUST_PROXY }: Env): string {
  return clientOf(context.req.raw.headers, context.env, TRUST_PROXY);
}
