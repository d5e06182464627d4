import { type Order, pence, type RefundDue, refundReasonMessage, unusedPaymentMessage } from '@tiffin/domain';
import type { CustomerMailFacts, RenderedMail } from '@tiffin/mail';
import type { AppContext } from '../context.ts';
import type { MailRow, RefundRow, SentMailKind } from '../db/schema.ts';
import type { OrderWithHistory } from '../resources/order-lifecycle/order-history.store.ts';
import { readOrder } from '../resources/orders/read-order.ts';
import { dashboardShare } from '../resources/refunds/refunds.store.ts';
import { type MailSubject, readMailSubject } from './mail-subject.store.ts';
import type { WrittenMail } from './mailer.ts';
import { orderAtVersion, promiseAt } from './order-at-version.ts';
import { loadRenderMail, mailFrom } from './render-mail.ts';
import { writeDataRequest, writeDataRequestReceived } from './write-data-request.ts';
import { writeInvitation } from './write-invitation.ts';
import { writeProblemMail } from './write-problem-mail.ts';
import { writeUnanswered } from './write-unanswered.ts';
import { writeUnattended } from './write-unattended.ts';

/**
 * Writes a mail from what is stored now: for customers as of the version of the order that it speaks of, for the
 * restaurant as the order is, so that a late ticket does not make it cook what has been cancelled.
 */
export async function writeMail(
  { db, clock, env }: Pick<AppContext, 'db' | 'clock' | 'env'>,
  mail: MailRow,
): Promise<WrittenMail> {
  if (mail.kind === 'invitation') return writeInvitation(db, mail, env.COUNTER_URL);
  if (mail.kind === 'unattended') return writeUnattended({ db, clock, env }, mail);
  if (mail.kind === 'unanswered') return writeUnanswered({ db, clock, env }, mail);
  if (mail.kind === 'data_request') return writeDataRequest(db, mail);
  if (mail.kind === 'data_request_received') return writeDataRequestReceived(db, mail);
  if (mail.kind === 'problem_reported' || mail.kind === 'problem_answered') {
    return writeProblemMail({ db, clock, env }, { ...mail, kind: mail.kind });
  }
  const subject = await readMailSubject(db, mail);
  const rendered = await render({ ...mail, kind: mail.kind }, subject, clock.now(), env.COUNTER_URL);
  return mailFrom(subject.restaurant, rendered);
}

type OrderMailKind = Exclude<
  SentMailKind,
  | 'invitation'
  | 'unattended'
  | 'unanswered'
  | 'data_request'
  | 'data_request_received'
  | 'problem_reported'
  | 'problem_answered'
>;

async function render(
  { kind, orderVersion, refundId }: MailRow & { readonly kind: OrderMailKind },
  subject: MailSubject,
  now: Date,
  counterUrl: string | null,
): Promise<RenderedMail> {
  const renderMail = await loadRenderMail();
  const { current, refunds, otherRefunds, hasUnusedPayment, restaurant, customer, orderUrl } = subject;
  const refund = [...refunds, ...otherRefunds].find(({ id }) => id === refundId);
  const asMailed = (order: OrderWithHistory) =>
    readOrder({ ...order, refunds, otherRefunds, hasUnusedPayment, problems: [] }, now);
  const then = orderVersion === null ? current : orderAtVersion(current, orderVersion);
  if (kind === 'refund_failed') {
    const failed = existing(refund);
    const { amount, settledAt, requestedAt, mismatchedSessionId } = failed;
    return renderMail(kind, {
      order: asMailed(then),
      restaurant,
      customer,
      amount: pence(amount),
      isOtherPayment: mismatchedSessionId !== null,
      dashboardShare: dashboardShare(refunds, failed, current.order.totalAmount),
      failedAt: (settledAt ?? requestedAt).toISOString(),
      // An order that was never placed has no page at the counter.
      counterUrl:
        counterUrl === null || current.order.placedAt === null
          ? null
          : new URL(`orders/${current.order.id}`, counterUrl).href,
    });
  }
  // All others are for the customer or name them; those that were queued for an erased one are deleted.
  if (customer === null) throw new Error('A mail speaks of a customer who is gone');
  const facts: CustomerMailFacts = {
    order: asMailed(then),
    restaurant,
    customer,
    orderUrl,
  };
  switch (kind) {
    case 'placed':
    case 'accepted':
    case 'ready_to_collect':
    case 'out_for_delivery':
      return renderMail(kind, facts);
    case 'delayed':
      return renderMail(kind, { ...facts, previousPromise: previousPromise(then) });
    case 'declined':
    case 'cancelled':
      return renderMail(kind, { ...facts, refund: refundOfClosing(then) });
    case 'refunded':
      return renderMail(kind, { ...facts, refund: refundForCustomer(existing(refund), facts.order) });
    case 'ticket':
      return renderMail(kind, { ...facts, order: asMailed(current) });
  }
}

function existing(refund: RefundRow | undefined): RefundRow {
  if (refund === undefined)
    throw new Error('The refund that a mail speaks of is not among those of its order');
  return refund;
}

/** The promise before the delay that a history ends with. */
function previousPromise({ history, order }: OrderWithHistory): string {
  const { promisedTo } = promiseAt(history.slice(0, -1));
  const before = promisedTo ?? order.estimatedTo ?? order.createdAt;
  return before.toISOString();
}

/** What the action that closed an order has made go back. */
function refundOfClosing({ order, history }: OrderWithHistory): RefundDue {
  const amount = history.at(-1)?.data.refund ?? 0;
  if (amount === 0) return { kind: 'none' };
  return { kind: amount === order.totalAmount ? 'full' : 'amount', amount: pence(amount) };
}

function refundForCustomer(
  { amount, settledAt, requestedAt, reason, lines, mismatchedSessionId }: RefundRow,
  { items }: Order,
) {
  const nameOf = (id: string) => items.find((item) => item.id === id)?.name ?? '';
  return {
    amount: pence(amount),
    sentAt: (settledAt ?? requestedAt).toISOString(),
    isOtherPayment: mismatchedSessionId !== null,
    reason: mismatchedSessionId === null ? refundReasonMessage(reason) : unusedPaymentMessage,
    lines: (lines ?? []).map((line) => ({
      name: nameOf(line.itemId),
      quantity: line.quantity,
      amount: pence(line.amount),
    })),
  };
}
