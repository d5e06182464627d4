import type { components } from '@tiffin/api/schema';

/** The one shape of every error answer. */
export type ErrorBody = components['schemas']['Error'];

/** The codes of the error answers. */
export type ErrorCode = ErrorBody['code'];

/** A refusal as a value: what a handler answers when the request cannot be done. */
export interface Problem {
  readonly status: number;
  readonly error: ErrorBody;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Makes a refusal; `message` is shown to customers, so it says what to do in their words. */
export function problem(
  status: number,
  code: ErrorCode,
  message: string,
  details?: ErrorBody['details'],
  headers?: Readonly<Record<string, string>>,
): Problem {
  return {
    status,
    error: details === undefined ? { code, message } : { code, message, details },
    ...(headers === undefined ? {} : { headers }),
  };
}

/** A refusal thrown from inside a transaction, so that everything in it is rolled back; the router answers with it. */
export class ProblemError extends Error {
  override name = 'ProblemError';
  readonly problem: Problem;

  constructor(refusal: Problem) {
    super(refusal.error.message);
    this.problem = refusal;
  }
}

/** Whether an answer is a refusal. */
export function isProblem(answer: object): answer is Problem {
  return 'error' in answer;
}

/** 404, alike for what does not exist and for what belongs to another customer. */
export function notFound(what: string): Problem {
  return problem(404, 'not_found', `${what} could not be found.`);
}

/** 410: the restaurant of the caller is deleted; unlike a 401, it can be restored, and the token is good then. */
export function restaurantDeleted(): Problem {
  const message = 'This restaurant has been deleted. Ask the operator of this site to restore it.';
  return problem(410, 'restaurant_deleted', message);
}

/** 401: nobody is signed in, or the sign-in is over. */
export function unauthorized(message = 'Please log in again.'): Problem {
  return problem(401, 'unauthorized', message);
}

/** 400: a name that breaks or turns the line that it is shown in. */
export function invalidName(): Problem {
  const message = 'Please write the name in one line, without special characters.';
  return problem(400, 'invalid_request', message, { fields: [{ field: 'name', message }] });
}

/** 429: too many tries. */
export function rateLimited({ waitSeconds }: { readonly waitSeconds: number }): Problem {
  const message = 'Too many attempts. Please wait a moment and try again.';
  return problem(429, 'rate_limited', message, undefined, { 'retry-after': String(waitSeconds) });
}

/** 503: an outside service or the database does not answer; trying again soon makes sense. */
export function unavailable(message: string, retryAfterSeconds = 5): Problem {
  return problem(503, 'service_unavailable', message, undefined, {
    'retry-after': String(retryAfterSeconds),
  });
}
