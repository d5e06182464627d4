import { Hono } from 'hono';
import type { AppContext } from './context.ts';
import { operationDescriptions } from './contract/document.ts';
import { type Problem, problem } from './contract/problem.ts';
import { mountOperations } from './contract/router.ts';
import { mountHealth, type Readiness } from './http/health.ts';
import { mountMetrics } from './http/metrics-page.ts';
import type { Peer } from './http/peer.ts';
import { requestIdOf } from './http/request-id.ts';
import { replyOf, toResponse } from './http/responses.ts';

/** The whole backend as a function from request to response, without a port. */
export function createApp(
  app: AppContext,
  readiness: Readiness = { isStopping: false },
): (request: Request, peer: Peer) => Response | Promise<Response> {
  const hono = new Hono<{ Bindings: Peer }>();
  const refuse = (request: Request, refusal: Problem) => toResponse(replyOf(refusal), requestIdOf(request));

  mountHealth(hono, app, readiness);
  mountMetrics(hono, app);
  mountOperations(hono, app);
  hono.notFound((context) => refuse(context.req.raw, unknownAddress(context.req.path)));
  hono.onError((error, context) => {
    app.log.error({ err: error }, 'A request failed outside its operation');
    return refuse(
      context.req.raw,
      problem(500, 'internal', 'Something went wrong on our side. Please try again.'),
    );
  });
  // Only servers call this backend: a browser's Origin means that a foreign page is trying.
  return (request, peer) =>
    request.headers.has('origin') ? refuse(request, notForBrowsers()) : hono.fetch(request, peer);
}

function notForBrowsers(): Problem {
  return problem(403, 'forbidden', 'This address is not for browsers. Please use the storefront.');
}

const pathPatterns = [...Map.groupBy(operationDescriptions, (operation) => operation.path)].map(
  ([path, operations]) => ({
    pattern: new RegExp(`^${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    allow: operations.map((operation) => operation.method.toUpperCase()).join(', '),
  }),
);

function unknownAddress(path: string): Problem {
  const known = pathPatterns.find(({ pattern }) => pattern.test(path));
  return known === undefined
    ? problem(404, 'not_found', 'We could not find what you were looking for.')
    : problem(405, 'method_not_allowed', 'This cannot be done here.', undefined, { allow: known.allow });
}
