import { requestIdOf } from '@tiffin/node';
import { type Context, Hono } from 'hono';
import type { AppContext } from './context.ts';
import {
  assertComplete,
  type OperationDescription,
  operationDescriptions,
  pathPattern,
} from './contract/document.ts';
import type { HandlerRequest, Handlers, OperationId } from './contract/handler.ts';
import { operationConfig } from './contract/operation-config.ts';
import { isProblem, type Problem, problem } from './contract/problem.ts';
import { healthRoutes, type Readiness } from './http/health.ts';
import { metricsRoutes } from './http/metrics-page.ts';
import type { Peer } from './http/peer.ts';
import type { Reply } from './http/responses.ts';
import { authentication } from './middleware/authentication.ts';
import { counterAccess } from './middleware/counter-access.ts';
import { errorHandler } from './middleware/error-handler.ts';
import { idempotency, withoutKey } from './middleware/idempotency.ts';
import {
  limitByAddress,
  limitByCustomer,
  limitByMember,
  limitWrongCodes,
  limitWrongPromoCodes,
} from './middleware/rate-limits.ts';
import { type Middleware, type RequestEnv, refuse, send } from './middleware/request-env.ts';
import { requestLog } from './middleware/request-log.ts';
import { createTenants, foundation, restaurant, type Tenants } from './middleware/tenant.ts';
import { body, headers, parameters } from './middleware/validation.ts';
import { limitedOperations } from './rate-limits/limited-operations.ts';
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
    const chain = operationChain(operation, app, tenants);
    hono.on(operation.method.toUpperCase(), [path], ...chain, handle(app, operation.id, all));
  }
}

/**
 * The middleware of an operation. A request passes it from top to bottom and the first to refuse makes the response, so
 * the order decides which error wins. The limit of wrong promo codes and the idempotency also look at the response on
 * its way back.
 */
function operationChain(operation: OperationDescription, app: AppContext, tenants: Tenants): Middleware[] {
  const config = operationConfig(operation);
  const limits = limitedOperations[operation.id] ?? {};
  const { byAddress, byCustomer, byMember, byWrongCode, byWrongPromoCode } = limits;
  const chain: Middleware[] = [requestLog(app, operation.id)];
  if (config.needsFoundation) chain.push(foundation(tenants));
  chain.push(headers(config));
  if (byAddress !== undefined) chain.push(limitByAddress(app, byAddress));
  if (config.needsCustomer) chain.push(authentication(app));
  if (byCustomer !== undefined) chain.push(limitByCustomer(app, byCustomer));
  chain.push(parameters(config));
  if (config.counter !== null) chain.push(counterAccess(app, config.counter));
  if (byMember !== undefined) chain.push(limitByMember(app, byMember));
  chain.push(body(config));
  if (config.needsRestaurant) chain.push(restaurant(tenants, config));
  if (byWrongCode !== undefined) chain.push(limitWrongCodes(app, byWrongCode));
  if (byWrongPromoCode !== undefined) chain.push(limitWrongPromoCodes(app, byWrongPromoCode));
  if (config.takesKey) chain.push(idempotency(app, operation.id));
  return chain;
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
