import type { AppContext } from '../context.ts';
import { actorKey, type OperationId } from '../contract/handler.ts';
import { type Problem, problem } from '../contract/problem.ts';
import {
  claimKey,
  type KeyedCall,
  keepAnswer,
  releaseKey,
  renewClaim,
  requestHash,
} from './idempotency.store.ts';
import { type Middleware, type Once, refuse, send } from './request-env.ts';

// Another try can answer differently after these, so they are not kept.
const transientStatuses = new Set([401, 408, 429]);

// All other answers to visitors hold tokens, which are stored nowhere in the clear.
const answersWithoutTokens: ReadonlySet<OperationId> = new Set<OperationId>(['sendDataRequest']);

/** Runs a call with an Idempotency-Key once: its first answer is kept and replayed for 24 hours. */
export function idempotency({ db }: AppContext, operation: OperationId): Middleware {
  return async (context, next) => {
    const key = context.req.header('idempotency-key');
    if (key === undefined) return next();
    const customer = context.get('customer');
    const actor = context.get('actor');
    const call: KeyedCall = {
      // Visitors have no id; their keys are random enough not to collide.
      owner: customer?.id ?? (actor && actorKey(actor)) ?? `visitor of ${context.get('foundationId')}`,
      key,
      operation,
      requestHash: requestHash(
        JSON.stringify(context.get('params')),
        context.get('restaurantId') ?? '',
        context.get('rawBody') ?? new Uint8Array(),
      ),
    };
    const state = await claimKey(db, call);
    switch (state.kind) {
      case 'replay':
        return send(context, { status: state.status, ...(state.body === null ? {} : { body: state.body }) });
      case 'conflict':
        return refuse(context, keyOfAnotherCall());
      case 'busy':
        return refuse(context, keyInUse());
      case 'repeat':
        context.set('once', { ...withoutKey, isRepeat: true });
        return next();
    }

    const isOfVisitor = customer === undefined && actor === undefined;
    const isSecret = isOfVisitor && !answersWithoutTokens.has(operation);
    let isKept = false;
    const keep: Once['keepAnswer'] = async (tx, { status, body }) => {
      await keepAnswer(tx, call, status, body, isSecret);
      isKept = true;
    };
    context.set('once', {
      isRepeat: false,
      keepAnswer: keep,
      keepStatus: (tx, status) => keep(tx, { status }),
    });
    const stopRenewing = renewClaim(db, call);
    const release = () => releaseKey(db, call).catch(() => {});
    try {
      await next();
      const reply = context.get('reply');
      if (context.error !== undefined) await release();
      else if (reply !== undefined && !isKept) {
        const isFinal =
          reply.status < 500 && !transientStatuses.has(reply.status) && !showsOrder(context.get('refusal'));
        await (isFinal
          ? keepAnswer(db, call, reply.status, reply.body, isSecret && reply.status < 300)
          : releaseKey(db, call));
      }
    } catch (error) {
      await release();
      throw error;
    } finally {
      stopRenewing();
    }
  };
}

/**
 * Whether a refusal shows an order, which names its customer: kept under the key of a restaurant's device or person, it
 * would outlive the erasure of that customer. A repeat is decided again by the version that it expects.
 */
function showsOrder(refusal: Problem | undefined): boolean {
  const { order, counterOrder } = refusal?.error.details ?? {};
  return order !== undefined || counterOrder !== undefined;
}

/** What a handler gets for a call without a key. */
export const withoutKey: Once = {
  isRepeat: false,
  keepAnswer: async () => {},
  keepStatus: async () => {},
};

/** 409: a call with the same key is running; it makes sense to repeat this one soon. */
export function keyInUse(): Problem {
  const message = 'This request is still in progress. Please wait a moment.';
  return problem(409, 'idempotency_conflict', message, undefined, { 'retry-after': '2' });
}

function keyOfAnotherCall(): Problem {
  const message = 'This request was already sent with different details. Please try again.';
  return problem(409, 'idempotency_conflict', message);
}
