import type { MailProblem } from '@tiffin/mail';
import type { AppContext } from '../context.ts';
import type { MailRow, OrderSnapshotItem } from '../db/schema.ts';
import { readProblems, type StoredProblem } from '../resources/order-problems/order-problems.store.ts';
import { readOrder } from '../resources/orders/read-order.ts';
import { readMailSubject } from './mail-subject.store.ts';
import type { WrittenMail } from './mailer.ts';
import { loadRenderMail, mailFrom } from './render-mail.ts';

/** A mail about a problem, which it knows by the version of the order that was made by what it speaks of. */
export type ProblemMailRow = MailRow & { readonly kind: 'problem_reported' | 'problem_answered' };

/** Writes the mail to the managers about what a customer reports, or to the customer about what they answer. */
export async function writeProblemMail(
  { db, clock, env }: Pick<AppContext, 'db' | 'clock' | 'env'>,
  mail: ProblemMailRow,
): Promise<WrittenMail> {
  const { current, restaurant, customer, orderUrl, ...refunds } = await readMailSubject(db, mail);
  const { id, snapshot } = current.order;
  const stored = (await readProblems(db, [id]))(id).find(isSpokenOf(mail));
  // Both are gone once the customer is erased, and so are the mails that were queued by then.
  if (customer === null || stored === undefined) throw new Error('A mail speaks of a problem that is gone');
  const facts = {
    restaurant,
    customer,
    order: readOrder({ ...current, ...refunds, problems: [] }, clock.now()),
    problem: problemForMail(stored, snapshot.items),
  };
  const renderMail = await loadRenderMail();
  if (mail.kind === 'problem_reported') {
    const counterUrl = env.COUNTER_URL === null ? null : new URL(`orders/${id}`, env.COUNTER_URL).href;
    return mailFrom(restaurant, renderMail(mail.kind, { ...facts, counterUrl }));
  }
  const answer = stored.answers.find(({ version }) => version === mail.orderVersion);
  const isClosed = stored.problem.closedVersion === mail.orderVersion;
  const answeredAt = (answer?.at ?? stored.problem.closedAt ?? stored.problem.reportedAt).toISOString();
  const answered = { answer: answer?.text ?? null, answeredAt, isClosed };
  return mailFrom(restaurant, renderMail(mail.kind, { ...facts, ...answered, orderUrl }));
}

const isSpokenOf =
  ({ orderVersion }: MailRow) =>
  ({ problem, answers }: StoredProblem) =>
    [problem.version, problem.closedVersion, ...answers.map(({ version }) => version)].includes(orderVersion);

function problemForMail(
  { problem, photos }: StoredProblem,
  items: readonly OrderSnapshotItem[],
): MailProblem {
  return {
    reason: problem.reason,
    lines: items
      .filter(({ id }) => problem.lines.includes(id))
      .map(({ name, quantity }) => ({ name, quantity })),
    text: problem.text,
    photoCount: photos.length,
    reportedAt: problem.reportedAt.toISOString(),
  };
}
