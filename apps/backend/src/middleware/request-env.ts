import type { Context, MiddlewareHandler } from 'hono';
import type { CallingDevice, CounterActor, SignedInCustomer, StaffPerson } from '../contract/handler.ts';
import type { Problem } from '../contract/problem.ts';
import type { Transaction } from '../db/client.ts';
import { eventStreamResponse } from '../http/event-stream.ts';
import type { Peer } from '../http/peer.ts';
import { type Reply, replyOf, toResponse } from '../http/responses.ts';

/** What the middleware of a request leaves for the middleware and the handler below it. */
export interface RequestEnv {
  Bindings: Peer;
  Variables: {
    requestId: string;
    /** The tenant, where the operation declares the header `foundation-id`. */
    foundationId?: string;
    /** The restaurant, where the operation declares the header `restaurant-id`. */
    restaurantId?: string;
    /** The signed-in customer, where the operation demands one. */
    customer?: SignedInCustomer;
    /** The person of the counter's session. */
    person?: StaffPerson;
    /** The paired device that calls. */
    device?: CallingDevice;
    /** Who acts at the restaurant in the path. */
    actor?: CounterActor;
    /** The new pair of tokens as response headers; every response from here on carries it. */
    renewedTokens?: Readonly<Record<string, string>>;
    params?: unknown;
    query?: unknown;
    body?: unknown;
    rawBody?: Uint8Array;
    once?: Once;
    /** What the response was made of, for the middleware that looks at it on the way back. */
    reply?: Reply;
    /** The refusal that the response says. */
    refusal?: Problem;
  };
}

/** What a handler needs to run once for each Idempotency-Key; `HandlerRequest` describes it. */
export interface Once {
  readonly isRepeat: boolean;
  readonly keepAnswer: (tx: Transaction, answer: Reply) => Promise<void>;
  readonly keepStatus: (tx: Transaction, status: number) => Promise<void>;
}

/** What a middleware gets of a request. */
export type RequestContext = Context<RequestEnv>;

/** A middleware of the backend's requests. */
export type Middleware = MiddlewareHandler<RequestEnv>;

/** Makes the response to a request. */
export function send(context: Context<RequestEnv>, reply: Reply): Response {
  context.set('reply', reply);
  const requestId = context.get('requestId');
  const tokens = context.get('renewedTokens');
  if (reply.events === undefined) return toResponse(reply, requestId, tokens);
  return eventStreamResponse(context, reply.events, { 'x-request-id': requestId, ...tokens });
}

/** Makes the response that refuses a request. */
export function refuse(context: Context<RequestEnv>, problem: Problem): Response {
  context.set('refusal', problem);
  return send(context, replyOf(problem));
}
