import type { MailAudience, MailFailureReason } from '@tiffin/domain';

const kinds: Readonly<Record<string, string>> = {
  placed: 'Confirmation of the order',
  accepted: 'The order is accepted',
  delayed: 'The order comes later',
  ready_to_collect: 'The order can be collected',
  out_for_delivery: 'The order is on its way',
  declined: 'The order is declined',
  cancelled: 'The order is cancelled',
  refunded: 'Money goes back',
  ticket: 'Ticket for the kitchen',
  refund_failed: 'A refund failed',
  invitation: 'Invitation to the team',
  unattended: 'No device sees the orders',
  unanswered: 'An order was not answered',
};

const recipients: Readonly<Record<MailAudience, string>> = {
  customer: 'to the customer',
  restaurant: 'to the restaurant',
  managers: 'to the managers',
  member: 'to a person of the team',
};

const reasons: Readonly<Record<MailFailureReason, string>> = {
  refused: 'The address was refused: it may be wrong.',
  too_old: 'No mail server took it for 8 hours.',
  no_address: 'There was no address to send it to.',
};

/** What managers read about what did not arrive. */
export const failureStrings = {
  title: 'Not delivered in the last 7 days',
  advice: 'Nothing sends these again by itself. Ring the customer where it matters.',
  list: 'Not delivered',
  mail: (kind: string, recipient: MailAudience) =>
    `Mail “${kinds[kind] ?? 'Other'}”, ${recipients[recipient]}`,
  why: (reason: MailFailureReason) => reasons[reason],
  refund: (amount: string) => `${amount} could not be paid back`,
  refundAdvice: 'The customer still waits for it.',
} as const;
