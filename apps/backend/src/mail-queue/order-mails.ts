import type { OrderingMode } from '@tiffin/domain';
import type { MailRecipient, OrderEventName, SentMailKind } from '../db/schema.ts';

/** What can happen to what a customer has found wrong with an order. */
export type ProblemEvent = 'problem_reported' | 'problem_answered';

/** What can happen to an order, to one of its problems or to one of its refunds. */
export type MailEvent = OrderEventName | ProblemEvent | 'refund_succeeded' | 'refund_failed';

interface OrderMail {
  readonly kind: SentMailKind;
  readonly to: MailRecipient;
  /** Only for orders of this mode. */
  readonly mode?: OrderingMode;
}

// Where no device was on shift today, the kitchen cooks from mails.
const ticket: OrderMail = { kind: 'ticket', to: 'restaurant' };

/** Which mails are sent when. */
export const orderMails: Readonly<Record<MailEvent, readonly OrderMail[]>> = {
  placed: [{ kind: 'placed', to: 'customer' }, ticket],
  accept: [{ kind: 'accepted', to: 'customer' }],
  decline: [{ kind: 'declined', to: 'customer' }],
  // Where the restaurant has not done it itself, its ticket comes again and says that the order is not to be cooked.
  decline_unanswered: [{ kind: 'declined', to: 'customer' }, ticket, { kind: 'unanswered', to: 'managers' }],
  decline_closed: [{ kind: 'declined', to: 'customer' }, ticket],
  cancel: [{ kind: 'cancelled', to: 'customer' }, ticket],
  start: [],
  delay: [{ kind: 'delayed', to: 'customer' }],
  // What is delivered is announced when it leaves.
  ready: [{ kind: 'ready_to_collect', to: 'customer', mode: 'collection' }],
  dispatch: [{ kind: 'out_for_delivery', to: 'customer' }],
  complete: [],
  cancel_accepted: [{ kind: 'cancelled', to: 'customer' }],
  undo: [],
  problem_reported: [{ kind: 'problem_reported', to: 'managers' }],
  problem_answered: [{ kind: 'problem_answered', to: 'customer' }],
  refund_succeeded: [{ kind: 'refunded', to: 'customer' }],
  refund_failed: [{ kind: 'refund_failed', to: 'managers' }],
};
