import type { Logger } from '@tiffin/node';
import type { ErrorHandler } from 'hono';
import { type Problem, ProblemError, problem, unauthorized, unavailable } from '../contract/problem.ts';
import { isCustomerGone, isDatabaseUnavailable } from '../db/failures.ts';
import { checkoutProblem } from '../resources/checkout/checkout.refusals.ts';
import { CheckoutRefused } from '../resources/checkout/checkout-refused.ts';
import { ProviderUnanswered } from '../resources/payments/provider-failures.ts';
import { ClaimLost } from './idempotency.store.ts';
import { keyInUse } from './idempotency.ts';
import { type RequestEnv, refuse } from './request-env.ts';

/** Turns what a middleware or a handler threw into the response: 503 for a database that is away, 500 for a bug. */
export function errorHandler(log: Logger): ErrorHandler<RequestEnv> {
  return (error, context) => {
    // Without this, Hono would merge the headers of a response that failed on its way back into this one.
    context.res = undefined;
    return refuse(context, problemOf(error, log));
  };
}

function problemOf(error: Error, log: Logger): Problem {
  if (error instanceof ProblemError) return error.problem;
  // What data code throws, which knows nothing of HTTP.
  if (error instanceof CheckoutRefused) return checkoutProblem(error.refusal);
  if (error instanceof ClaimLost) return keyInUse();
  if (error instanceof ProviderUnanswered) return unavailable('The payment provider does not answer.');
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'The database cannot be reached or is too busy');
    return unavailable('This is not available at the moment. Please try again.', 2);
  }
  // A genuine token outlives its customer when the database is recreated.
  if (isCustomerGone(error)) return unauthorized();
  log.error({ err: error }, 'A request failed');
  return problem(500, 'internal', 'Something went wrong on our side. Please try again.');
}
