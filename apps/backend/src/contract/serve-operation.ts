import type { Context } from 'hono';
import type { Logger } from 'pino';
import type { AppContext } from '../context.ts';
import { isCustomerGone, isDatabaseUnavailable } from '../db/failures.ts';
import { clientAddress, type Peer } from '../http/peer.ts';
import { requestIdOf } from '../http/request-id.ts';
import { requestScope } from '../http/request-scope.ts';
import { type Reply, replyOf, toResponse } from '../http/responses.ts';
import { isWrongPromoCode, triesPromoCode } from '../rate-limits/limited-operations.ts';
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
  readonly context: Context<{ Bindings: Peer }>;
  readonly requestId: string;
  /** Filled when tokens were renewed: they are handed back with whatever answer follows, or they would be lost. */
  readonly tokens: { renewed?: TokenHeaders };
}

/** Makes the function that answers the requests of one operation. */
export function serveOperation(operation: OperationDescription, app: AppContext, scope: Scope) {
  const plan = planOf(operation);
  // These lines hold nothing that could be secret, and looking for it in each would cost more than writing it.
  const accessLog = app.log.child({}, { redact: [] });
  return (context: Context<{ Bindings: Peer }>): Promise<Response> => {
    const startedAt = performance.now();
    const call: Call = { context, requestId: requestIdOf(context.req.raw), tokens: {} };
    return requestScope.run({ requestId: call.requestId, operation: operation.id }, async () => {
      const reply = await answer(plan, app, scope, call).catch((error: unknown) =>
        replyToError(error, app.log),
      );
      const ms = performance.now() - startedAt;
      app.metrics.requestAnswered(operation.id, reply.status, ms / 1_000);
      if (reply.status === 429) app.metrics.rateLimited(operation.id);
      accessLog.info({ status: reply.status, ms: Math.round(ms) }, 'answered');
      return toResponse(reply, call.requestId, call.tokens.renewed);
    });
  };
}

async function answer(plan: Plan, app: AppContext, scope: Scope, call: Call): Promise<Reply> {
  const { context } = call;
  const request = context.req.raw;
  const { headers } = request;
  const wrongHeaders = readHeaders(plan, headers);
  const foundationId = plan.needsFoundation ? (headers.get('foundation-id') ?? '') : '';
  if (plan.needsFoundation) {
    const isWrong = wrongHeaders.some(({ field }) => field === 'foundation-id');
    if (isWrong || !(await scope.isKnownFoundation(foundationId))) return replyOf(foundationRequired());
  }
  if (wrongHeaders.length > 0) return replyOf(invalid(wrongHeaders));
  const { byAddress, byCustomer } = plan.limits;
  if (byAddress !== undefined) {
    const address = clientAddress(headers, context.env, app.env.trustedProxies);
    const refusal = await app.rateLimits.hit(byAddress, address);
    if (refusal !== null) return replyOf(refusal);
  }

  let customer: SignedInCustomer | null = null;
  if (plan.needsCustomer) {
    const authentication = await authenticate(app, headers, foundationId);
    if ('error' in authentication) return replyOf(authentication);
    customer = authentication.customer;
    if (authentication.renewed !== undefined) call.tokens.renewed = authentication.renewed;
    const refusal = byCustomer === undefined ? null : await app.rateLimits.hit(byCustomer, customer.id);
    if (refusal !== null) return replyOf(refusal);
  }

  const address = readAddress(plan, context);
  if ('error' in address) return replyOf(address);
  const content = await readContent(plan, request);
  if ('error' in content) return replyOf(content);
  const restaurantId = plan.needsRestaurant
    ? await scope.restaurantId(foundationId, headers.get('restaurant-id'))
    : '';
  if (typeof restaurantId !== 'string') return replyOf(restaurantId);
  const { requestId } = call;
  const handled = { ...address, ...content, headers, foundationId, restaurantId, customer, requestId };
  return handle(plan, app, handled);
}

type Handled = Omit<HandlerRequest<OperationId>, 'app' | 'operationId' | 'log' | 'isRepeat' | 'keepAnswer'>;

/** Lets the operation's handler answer: once for each Idempotency-Key, and not too many wrong promo codes. */
async function handle(plan: Plan, app: AppContext, checked: Record<keyof Handled, unknown>): Promise<Reply> {
  const operationId = plan.operation.id;
  // Validation has just made sure of the forms that the types promise; here the two meet.
  const handled = { ...checked, app, operationId, log: app.log } as Omit<
    HandlerRequest<OperationId>,
    'isRepeat' | 'keepAnswer'
  >;
  const handler = handlers[operationId] as (request: object) => Promise<Reply | Problem>;
  const key = plan.takesKey ? handled.headers.get('idempotency-key') : null;
  const attempt = async () =>
    answerOnce(app, key, handled, async (once) => {
      const result = await handler({ ...handled, ...once });
      return isProblem(result) ? replyOf(result) : result;
    });
  const limit = plan.limits.byWrongPromoCode;
  if (limit === undefined || handled.customer === null || !triesPromoCode(handled.body)) return attempt();
  const refusable = () => attempt().catch(replyToProblem);
  const result = await app.rateLimits.guess(limit, handled.customer.id, refusable, isWrongPromoCode);
  return isProblem(result) ? replyOf(result) : result;
}

function replyToProblem(error: unknown): Reply {
  if (error instanceof ProblemError) return replyOf(error.problem);
  throw error;
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
