import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppContext } from '../context.ts';
import { isCustomerGone, isDatabaseUnavailable } from '../db/failures.ts';
import { requestIdOf } from '../http/request-id.ts';
import { type Reply, replyOf, toResponse } from '../http/responses.ts';
import { authenticate, type TokenHeaders } from '../resources/auth/authenticate.ts';
import { answerOnce } from './answer-once.ts';
import type { OperationDescription } from './document.ts';
import type { HandlerRequest, OperationId, SignedInCustomer } from './handler.ts';
import { type Plan, planOf } from './plan.ts';
import { isProblem, type Problem, ProblemError, problem, unauthorized, unavailable } from './problem.ts';
import { handlers } from './registry.ts';
import { invalid, readAddress, readContent, readHeaders } from './request-parts.ts';
import type { Scope } from './scope.ts';

interface Call {
  readonly requestId: string;
  readonly log: () => Logger;
  /** Filled when tokens were renewed: they are handed back with whatever answer follows, or they would be lost. */
  readonly tokens: { renewed?: TokenHeaders };
}

/** Makes the function that answers the requests of one operation. */
export function serveOperation(operation: OperationDescription, app: AppContext, scope: Scope) {
  const plan = planOf(operation);
  // These lines hold nothing that could be secret, and looking for it in each would cost more than writing it.
  const accessLog = app.log.child({ operation: operation.id }, { redact: [] });
  return async (context: Context): Promise<Response> => {
    const startedAt = performance.now();
    const requestId = requestIdOf(context.req.raw);
    let log: Logger | undefined;
    const call: Call = {
      requestId,
      log: () => {
        log ??= app.log.child({ requestId, operation: operation.id });
        return log;
      },
      tokens: {},
    };
    const reply = await answer(plan, app, scope, context, call).catch((error: unknown) =>
      replyToError(error, call.log()),
    );
    accessLog.info(
      { requestId, status: reply.status, ms: Math.round(performance.now() - startedAt) },
      'answered',
    );
    return toResponse(reply, requestId, call.tokens.renewed);
  };
}

async function answer(
  plan: Plan,
  app: AppContext,
  scope: Scope,
  context: Context,
  call: Call,
): Promise<Reply> {
  const { operation } = plan;
  const request = context.req.raw;
  const { headers } = request;
  const wrongHeaders = readHeaders(plan, headers);
  const foundationId = plan.needsFoundation ? (headers.get('foundation-id') ?? '') : '';
  if (plan.needsFoundation) {
    const isWrong = wrongHeaders.some(({ field }) => field === 'foundation-id');
    if (isWrong || !(await scope.isKnownFoundation(foundationId))) return replyOf(foundationRequired());
  }
  if (wrongHeaders.length > 0) return replyOf(invalid(wrongHeaders));

  let customer: SignedInCustomer | null = null;
  if (plan.needsCustomer) {
    const authentication = await authenticate(app, headers, foundationId);
    if ('error' in authentication) return replyOf(authentication);
    customer = authentication.customer;
    if (authentication.renewed !== undefined) call.tokens.renewed = authentication.renewed;
  }

  const address = readAddress(plan, context);
  if ('error' in address) return replyOf(address);
  const content = await readContent(plan, request);
  if ('error' in content) return replyOf(content);
  const restaurantId = plan.needsRestaurant
    ? await scope.restaurantId(foundationId, headers.get('restaurant-id'))
    : '';
  if (typeof restaurantId !== 'string') return replyOf(restaurantId);

  const handled = {
    app,
    operationId: operation.id,
    ...address,
    ...content,
    headers,
    foundationId,
    restaurantId,
    customer,
    requestId: call.requestId,
    get log() {
      return call.log();
    },
  };
  const key = plan.takesKey ? headers.get('idempotency-key') : null;
  return answerOnce(app, key, handled, async (once) => {
    // Validation has just made sure of the forms that the types promise; here the two meet.
    const typed = Object.assign(handled, once) as unknown as HandlerRequest<OperationId>;
    const handler = handlers[operation.id] as (
      request: HandlerRequest<OperationId>,
    ) => Promise<Reply | Problem>;
    const result = await handler(typed);
    return isProblem(result) ? replyOf(result) : result;
  });
}

function foundationRequired(): Problem {
  const message =
    'This request does not say to whom it belongs: the header foundation-id is missing or unknown.';
  return problem(400, 'foundation_required', message);
}

function replyToError(error: unknown, log: Logger): Reply {
  if (error instanceof ProblemError) return replyOf(error.problem);
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'The database cannot be reached or is too busy');
    return replyOf(unavailable('We cannot do this just now. Please try again in a moment.', 2));
  }
  // A genuine token outlives its customer when the database is begun anew.
  if (isCustomerGone(error)) return replyOf(unauthorized());
  log.error({ err: error }, 'A request failed');
  return replyOf(problem(500, 'internal', 'Something went wrong on our side. Please try again.'));
}
