import type { AppContext } from '../context.ts';
import type { Transaction } from '../db/client.ts';
import type { Reply } from '../http/responses.ts';
import { replyOf } from '../http/responses.ts';
import type { OperationId, SignedInCustomer } from './handler.ts';
import { claimKey, type KeyedCall, keepAnswer, releaseKey, renewClaim, requestHash } from './idempotency.ts';
import { problem } from './problem.ts';

/** What a handler is given for answering once. */
export interface Once {
  readonly isRepeat: boolean;
  readonly keepAnswer: (tx: Transaction, answer: Reply) => Promise<void>;
}

interface Handled {
  readonly operationId: OperationId;
  readonly params: unknown;
  readonly rawBody: Uint8Array;
  readonly foundationId: string;
  readonly restaurantId: string;
  readonly customer: SignedInCustomer | null;
}

// These come out otherwise when tried again, so they are not kept.
const passing = new Set([401, 408, 429]);

/** Answers a call; with an Idempotency-Key the first answer is kept and replayed for 24 hours. */
export async function answerOnce(
  app: AppContext,
  key: string | null,
  handled: Handled,
  answer: (once: Once) => Promise<Reply>,
): Promise<Reply> {
  if (key === null) return answer({ isRepeat: false, keepAnswer: async () => {} });
  const { customer, operationId } = handled;
  const call: KeyedCall = {
    // Visitors have no id; their keys are random enough to be their own.
    owner: customer?.id ?? `visitor of ${handled.foundationId}`,
    key,
    operation: operationId,
    requestHash: requestHash(JSON.stringify(handled.params), handled.restaurantId, handled.rawBody),
  };
  const state = await claimKey(app.db, call);
  if (state.kind === 'replay')
    return { status: state.status, ...(state.body === null ? {} : { body: state.body }) };
  if (state.kind === 'conflict') {
    return replyOf(
      problem(
        409,
        'idempotency_conflict',
        'This request was already sent with different details. Please try again.',
      ),
    );
  }
  if (state.kind === 'busy') {
    return replyOf(
      problem(
        409,
        'idempotency_conflict',
        'This request is still being worked on. Please wait a moment.',
        undefined,
        { 'retry-after': '2' },
      ),
    );
  }
  if (state.kind === 'repeat') return answer({ isRepeat: true, keepAnswer: async () => {} });

  // What visitors post with a key are sign-ins, whose answers hold tokens.
  const isSecret = customer === null;
  let isKept = false;
  const stopRenewing = renewClaim(app.db, call);
  try {
    const reply = await answer({
      isRepeat: false,
      keepAnswer: async (tx, { status, body }) => {
        await keepAnswer(tx, call, status, body, isSecret);
        isKept = true;
      },
    });
    if (!isKept) {
      const isFinal = reply.status < 500 && !passing.has(reply.status);
      await (isFinal
        ? keepAnswer(app.db, call, reply.status, reply.body, isSecret && reply.status < 300)
        : releaseKey(app.db, call));
    }
    return reply;
  } catch (error) {
    await releaseKey(app.db, call).catch(() => {});
    throw error;
  } finally {
    stopRenewing();
  }
}
