import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context, MiddlewareHandler } from 'hono';
import { ApiError, invalidParameter } from './api-error.ts';

/** What can go wrong on order; see the sandbox's README for when each happens in life. */
export const faultKinds = [
  'reset',
  'lost_answer',
  'timeout',
  'slow',
  'stored_500',
  'stored_500_after_work',
  'rate_limited',
] as const;

/** One kind of fault. */
export type FaultKind = (typeof faultKinds)[number];

/** A fault that waits for its request. */
export interface Fault {
  readonly kind: FaultKind;
  /** Method and path with `*` for any part (`POST /v1/checkout/sessions/*`); left out, every API request. */
  readonly operation: string | undefined;
  /** Text that the body has as it was sent, such as a customer's e-mail; left out, any body. */
  readonly containing: string | undefined;
  readonly delayMs: number;
  times: number;
}

/** What the middlewares of the API pass on to each other. */
export interface ApiEnv {
  Bindings: HttpBindings;
  Variables: { requestId: string; fault: Fault | undefined };
}

/** The faults that have been ordered and not yet happened. */
export class FaultQueue {
  #faults: Fault[] = [];

  /** Those still waiting. */
  get waiting(): readonly Fault[] {
    return this.#faults;
  }

  /** Orders a fault from what a test has sent. */
  add(input: Readonly<Record<string, unknown>>): Fault {
    const kind = faultKinds.find((candidate) => candidate === input.kind);
    if (kind === undefined) throw invalidParameter('kind', `kind must be one of ${faultKinds.join(', ')}`);
    const { operation, containing, times = 1, delayMs = 2000 } = input;
    if (operation !== undefined && typeof operation !== 'string') {
      throw invalidParameter('operation', 'operation is a method and a path, such as "POST /v1/refunds"');
    }
    if (containing !== undefined && typeof containing !== 'string') {
      throw invalidParameter('containing', 'containing is a part of the body as it is sent');
    }
    if (typeof times !== 'number' || typeof delayMs !== 'number') {
      throw invalidParameter('times', 'times and delayMs are numbers');
    }
    const fault: Fault = { kind, operation, containing, times, delayMs };
    this.#faults.push(fault);
    return fault;
  }

  /** Takes the first fault meant for this request, once. */
  take(method: string, path: string, body: string): Fault | undefined {
    const fault = this.#faults.find(
      ({ operation, containing = '' }) =>
        matches(operation, `${method} ${path}`) && body.includes(containing),
    );
    if (fault === undefined) return undefined;
    fault.times -= 1;
    this.#faults = this.#faults.filter(({ times }) => times > 0);
    return fault;
  }

  /** Cancels all that wait. */
  clear(): void {
    this.#faults = [];
  }
}

function matches(operation: string | undefined, request: string): boolean {
  if (operation === undefined) return true;
  const literal = (part: string) => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${operation.split('*').map(literal).join('[^/]+')}$`).test(request);
}

/** Breaks the connection where a fault says so. Stands before the idempotency check. */
export function connectionFaults(queue: FaultQueue): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const fault = queue.take(c.req.method, c.req.path, await c.req.text());
    c.set('fault', fault);
    if (fault?.kind === 'reset') return cut(c);
    if (fault?.kind === 'rate_limited') {
      throw new ApiError(429, 'Request rate limit exceeded.', { code: 'rate_limit' });
    }
    await next();
    if (fault?.kind === 'lost_answer') c.res = cut(c);
    if (fault?.kind === 'timeout') {
      // The work is done and the answer stored; the caller waits until it gives up.
      await new Promise((resolve) => c.env.outgoing.once('close', resolve));
      c.res = RESPONSE_ALREADY_SENT;
    }
  };
}

/**
 * Delays the answer or makes it a 500 where a fault says so. Stands behind the idempotency check, which holds the key
 * meanwhile and stores that answer.
 */
export function serverFaults(): MiddlewareHandler<ApiEnv> {
  return async (c, next) => {
    const failure = new ApiError(500, 'An unknown error occurred', { type: 'api_error' });
    const fault = c.get('fault');
    if (fault?.kind === 'stored_500') throw failure;
    await next();
    if (fault?.kind === 'slow') await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
    if (fault?.kind === 'stored_500_after_work') throw failure;
  };
}

function cut(c: Context<ApiEnv>): Response {
  c.env.incoming.socket.resetAndDestroy();
  return RESPONSE_ALREADY_SENT;
}
