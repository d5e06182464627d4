import { closedReasonMessages } from '../order-lifecycle/closed-reason-messages.ts';
import type { RefundReason } from './refund.ts';

/** Returns what the customer reads about why money goes back; empty where no reason says more than that it does. */
export function refundReasonMessage(reason: RefundReason | null): string {
  return reason === null || reason === 'other' ? '' : messages[reason];
}

const messages: Readonly<Record<RefundReason, string>> = {
  ...closedReasonMessages,
  missing: 'Something was missing.',
  wrong_dish: 'Something else came than you had ordered.',
  late: 'Your order came late.',
  not_right: 'Something was not right with your order.',
};
