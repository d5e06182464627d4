import { requestIdOf } from '@tiffin/node';
import { type Context, Hono } from 'hono';
import type { AppContext } from './context.ts';
import { assertComplete, operationDescriptions, pathPattern } from './contract/document.ts';
import type { HandlerRequest, Handlers, OperationId } from './contract/handler.ts';
import { isProblem, type Problem, problem } from './contract/problem.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { metricsRoutes } from './http/metrics-page.ts';
import type { Peer } from './http/peer.ts';
import type { Reply } from './http/responses.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { withoutKey } from './middleware/idempotency.ts';
import { operationChain } from './middleware/operation-chain.ts';
import { type Middleware, type RequestEnv, refuse, send } from './middleware/request-env.ts';
import { createTenants } from './middleware/tenant.ts';
import { handlers } from './resources/handlers.ts';

/** The whole backend as a function from request to response, without a port. */
export function createApp(
  app: AppContext,
  readiness: Readiness = { isStopping: false },
): (request: Request, peer: Peer) => Response | Promise<Response> {
  const hono = new Hono<RequestEnv>();
  hono.use(requestId, noBrowsers);
  hono.route('/', healthRoutes(app, readiness));
  hono.route('/', metricsRoutes(app));
  mountOperations(hono, app, handlers);
  hono.notFound((context) => refuse(context, unknownAddress(context.req.path)));
  hono.onError(errorHandler(app.log));
  return (request, peer) => hono.fetch(request, peer);
}

/** Serves every operation of the contract; throws when one has no handler. */
function mountOperations(hono: Hono<RequestEnv>, app: AppContext, all: Handlers): void {
  assertComplete(all);
  const tenants = createTenants(app.db);
  for (const operation of operationDescriptions) {
    const path = operation.path.replaceAll(/\{(\w+)\}/g, ':$1');
    const chain = operationChain(operation).map(({ make }) => make(app, tenants));
    hono.on(operation.method.toUpperCase(), [path], ...chain, handle(app, operation.id, all));
  }
}

/** Calls the operation's handler with what the middleware has checked. */
function handle(app: AppContext, operationId: OperationId, all: Handlers) {
  // Validation has made sure of the forms that the types promise; here the two meet.
  const handler = all[operationId] as (
    request: Record<keyof HandlerRequest<OperationId>, unknown>,
  ) => Promise<Reply | Problem>;
  return async (context: Context<RequestEnv>): Promise<Response> => {
    const answer = await handler({
      app,
      log: app.log,
      operationId,
      requestId: context.get('requestId'),
      headers: context.req.raw.headers,
      params: context.get('params'),
      query: context.get('query'),
      body: context.get('body'),
      rawBody: context.get('rawBody') ?? new Uint8Array(),
      foundationId: context.get('foundationId') ?? '',
      restaurantId: context.get('restaurantId') ?? '',
      customer: context.get('customer') ?? null,
      person: context.get('person') ?? null,
      device: context.get('device') ?? null,
      actor: context.get('actor') ?? null,
      ...(context.get('once') ?? withoutKey),
    });
    return isProblem(answer) ? refuse(context, answer) : send(context, answer);
  };
}

const requestId: Middleware = async (context, next) => {
  context.set('requestId', requestIdOf(context.req.raw));
  return next();
};

/** Refuses browsers: only servers call this backend, so an Origin means that a foreign page is trying. */
const noBrowsers: Middleware = async (context, next) =>
  context.req.raw.headers.has('origin')
    ? refuse(
        context,
        problem(403, 'forbidden', 'This address is not for browsers. Please use the storefront.'),
      )
    : next();

const pathPatterns = [...Map.groupBy(operationDescriptions, (operation) => operation.path)].map(
  ([path, operations]) => ({
    pattern: pathPattern(path),
    allow: operations.map((operation) => operation.method.toUpperCase()).join(', '),
  }),
);

function unknownAddress(path: string): Problem {
  const known = pathPatterns.find(({ pattern }) => pattern.test(path));
  return known === undefined
    ? problem(404, 'not_found', 'We could not find what you were looking for.')
    : problem(405, 'method_not_allowed', 'This method is not allowed here.', undefined, {
        allow: known.allow,
      });
}
