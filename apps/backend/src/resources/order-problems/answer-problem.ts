import {
  answerRefusalMessages,
  type ProblemAnswer,
  problemClosedMessage,
  whyNotAnswered,
} from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { raiseVersion } from '../../db/raise-version.ts';
import { readTimeZone } from '../../db/read-time-zone.ts';
import { type OrderRow, orderProblemAnswers, orderProblems } from '../../db/schema.ts';
import { newId } from '../../ids.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';
import { readProblems } from './order-problems.store.ts';

/** What became of an answer; a refused one says why in words for the restaurant's people. */
export type AnswerOutcome =
  | { readonly kind: 'answered' | 'missing' }
  | {
      readonly kind: 'refused';
      readonly code: 'conflict' | 'too_many' | 'invalid_request';
      readonly message: string;
    };

/** Answers or closes a problem of a locked order for the restaurant, and queues the mail to the customer. */
export async function answerProblem(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  problemId: string,
  { text, state, by }: ProblemAnswer & { readonly by: string },
): Promise<AnswerOutcome> {
  // Held back from the sweep, which takes what is a year old: an answer is kept and mailed, or refused.
  await tx
    .select({ id: orderProblems.id })
    .from(orderProblems)
    .where(eq(orderProblems.id, problemId))
    .for('no key update');
  const found = (await readProblems(tx, [order.id]))(order.id).find(
    ({ problem }) => problem.id === problemId,
  );
  if (found === undefined) return { kind: 'missing' };
  const { problem, answers } = found;
  const now = app.clock.now();
  const refusal = whyNotAnswered({ state: problem.state, answers }, { text, state });
  if (refusal === 'closed') {
    const closed = { by: problem.closedBy, at: problem.closedAt ?? now };
    const timeZone = await readTimeZone(tx, order.restaurantId);
    return { kind: 'refused', code: 'conflict', message: problemClosedMessage(closed, { now, timeZone }) };
  }
  if (refusal !== null) {
    const code = refusal === 'too_many' ? 'too_many' : 'invalid_request';
    return { kind: 'refused', code, message: answerRefusalMessages[refusal] };
  }
  const version = await raiseVersion(tx, order.id);
  await tx
    .update(orderProblems)
    .set({ state, ...(state === 'closed' && { closedAt: now, closedBy: by, closedVersion: version }) })
    .where(eq(orderProblems.id, problemId));
  if (text !== null) {
    await tx
      .insert(orderProblemAnswers)
      .values({ id: newId(), problemId, version, text, actorName: by, at: now });
  }
  await queueOrderMails(tx, app, { ...order, version }, { event: 'problem_answered' });
  return { kind: 'answered' };
}
