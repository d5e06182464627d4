import type { Context, Hono } from 'hono';
import type { AppContext } from '../context.ts';
import { isDatabaseUnavailable } from '../db/failures.ts';
import { hasStorableText, parseJson, readBody } from '../http/read-body.ts';
import { requestIdOf } from '../http/request-id.ts';
import { type Reply, replyOf, toResponse } from '../http/responses.ts';
import { authenticate, type TokenHeaders } from '../resources/auth/authenticate.ts';
import { answerOnce } from './answer-once.ts';
import { type OperationDescription, operationDescriptions } from './document.ts';
import type { HandlerRequest, OperationId, SignedInCustomer } from './handler.ts';
import { isProblem, type Problem, ProblemError, problem, unavailable } from './problem.ts';
import { assertComplete, handlers } from './registry.ts';
import { createScope, type Scope } from './scope.ts';
import { type FieldProblem, type RequestValidators, requestValidators } from './validators.ts';

/** Serves every operation of the contract; throws when one has no handler. */
export function mountOperations(hono: Hono, app: AppContext): void {
  assertComplete();
  const scope = createScope(app.db);
  for (const operation of operationDescriptions) {
    const serve = createServer(operation, app, scope);
    hono.on(operation.method.toUpperCase(), operation.path.replaceAll(/\{(\w+)\}/g, ':$1'), serve);
  }
}

// What the customer's sign-in must be: tokens are checked here except where the handler itself is about them.
const handlesTokensItself: ReadonlySet<OperationId> = new Set<OperationId>(['logout', 'refreshSession']);

function createServer(operation: OperationDescription, app: AppContext, scope: Scope) {
  const validators = requestValidators(operation);
  const declares = (name: string) => operation.parameters.some((parameter) => parameter.name === name);
  const plan: Plan = {
    operation,
    validators,
    needsFoundation: declares('foundation-id'),
    needsRestaurant: declares('restaurant-id'),
    takesKey: declares('Idempotency-Key'),
    needsCustomer: operation.security.includes('bearer') && !handlesTokensItself.has(operation.id),
  };
  return async (context: Context): Promise<Response> => {
    const requestId = requestIdOf(context.req.raw);
    const log = app.log.child({ requestId, operation: operation.id });
    const startedAt = performance.now();
    const tokens: { renewed?: TokenHeaders } = {};
    const reply = await answer(plan, app, scope, context, { requestId, log, tokens }).catch(
      (error: unknown) => replyToError(error, log),
    );
    log.info({ status: reply.status, ms: Math.round(performance.now() - startedAt) }, 'answered');
    return toResponse(reply, requestId, tokens.renewed);
  };
}

interface Plan {
  readonly operation: OperationDescription;
  readonly validators: RequestValidators;
  readonly needsFoundation: boolean;
  readonly needsRestaurant: boolean;
  readonly takesKey: boolean;
  readonly needsCustomer: boolean;
}

interface Call {
  readonly requestId: string;
  readonly log: AppContext['log'];
  /** Filled when tokens were renewed: they are handed back with whatever answer follows, or they would be lost. */
  readonly tokens: { renewed?: TokenHeaders };
}

async function answer(
  plan: Plan,
  app: AppContext,
  scope: Scope,
  context: Context,
  call: Call,
): Promise<Reply> {
  const { operation, validators } = plan;
  const request = context.req.raw;
  const headerValues = Object.fromEntries(
    operation.parameters
      .filter((parameter) => parameter.in === 'header')
      .map(({ name }) => [name.toLowerCase(), request.headers.get(name) ?? undefined])
      .filter(([, value]) => value !== undefined),
  );
  const wrongHeaders = validators.headers(headerValues);
  const foundationId = plan.needsFoundation ? (request.headers.get('foundation-id') ?? '') : '';
  if (plan.needsFoundation) {
    const isUsable =
      !wrongHeaders.some(({ field }) => field === 'foundation-id') &&
      (await scope.isKnownFoundation(foundationId));
    if (!isUsable)
      return replyOf(
        problem(
          400,
          'foundation_required',
          'This request does not say to whom it belongs: the header foundation-id is missing or unknown.',
        ),
      );
  }
  if (wrongHeaders.length > 0) return replyOf(invalid(wrongHeaders));

  let customer: SignedInCustomer | null = null;
  if (plan.needsCustomer) {
    const authentication = await authenticate(app, request.headers, foundationId);
    if ('error' in authentication) return replyOf(authentication);
    customer = authentication.customer;
    if (authentication.renewed !== undefined) call.tokens.renewed = authentication.renewed;
  }

  const params: unknown = context.req.param();
  const query: unknown = queryOf(context);
  const wrong = [...validators.path(params), ...validators.query(query)];
  if (wrong.length > 0) return replyOf(invalid(wrong));
  if (!hasStorableText([params, query]))
    return replyOf(invalid([{ field: 'address', message: 'This holds characters that cannot be used.' }]));
  const body = await bodyOf(plan, request);
  if ('error' in body) return replyOf(body);

  const restaurantId = plan.needsRestaurant
    ? await scope.restaurantId(foundationId, request.headers.get('restaurant-id'))
    : '';
  if (typeof restaurantId !== 'string') return replyOf(restaurantId);

  const handled = {
    app,
    operationId: operation.id,
    params,
    query,
    body: body.value,
    rawBody: body.bytes,
    headers: request.headers,
    foundationId,
    restaurantId,
    customer,
    requestId: call.requestId,
    log: call.log,
  };
  return answerOnce(
    app,
    plan.takesKey ? request.headers.get('idempotency-key') : null,
    handled,
    async (once) => {
      // Validation has just made sure of the forms that the types promise; here the two meet.
      const typed = { ...handled, ...once } as unknown as HandlerRequest<OperationId>;
      const handler = handlers[operation.id] as (
        request: HandlerRequest<OperationId>,
      ) => Promise<Reply | Problem>;
      const result = await handler(typed);
      return isProblem(result) ? replyOf(result) : result;
    },
  );
}

function queryOf(context: Context): Record<string, string | string[]> {
  return Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, values]) => [
      name,
      values.length === 1 ? (values[0] ?? '') : values,
    ]),
  );
}

async function bodyOf(
  plan: Plan,
  request: Request,
): Promise<{ readonly value: unknown; readonly bytes: Uint8Array } | Problem> {
  const description = plan.operation.body;
  const check = plan.validators.body;
  if (description === null || check === null) return { value: undefined, bytes: new Uint8Array() };
  const bytes = await readBody(request);
  if ('error' in bytes) return bytes;
  if (bytes.byteLength === 0) {
    return description.isRequired
      ? invalid([{ field: 'body', message: 'This is required.' }])
      : { value: undefined, bytes };
  }
  const mediaType = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  if (!description.mediaTypes.includes(mediaType)) {
    return problem(
      415,
      'unsupported_media_type',
      `This kind of content is not accepted here: please send ${description.mediaTypes.join(' or ')}.`,
    );
  }
  const parsed = parseJson(bytes);
  if ('error' in parsed) return parsed;
  const wrong = check(parsed.value);
  return wrong.length > 0 ? invalid(wrong) : { value: parsed.value, bytes };
}

function invalid(fields: readonly FieldProblem[]): Problem {
  return problem(400, 'invalid_request', 'Please check what you entered and try again.', {
    fields: [...fields],
  });
}

function replyToError(error: unknown, log: AppContext['log']): Reply {
  if (error instanceof ProblemError) return replyOf(error.problem);
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'The database cannot be reached or is too busy');
    return replyOf(unavailable('We cannot do this just now. Please try again in a moment.', 2));
  }
  log.error({ err: error }, 'A request failed');
  return replyOf(problem(500, 'internal', 'Something went wrong on our side. Please try again.'));
}
