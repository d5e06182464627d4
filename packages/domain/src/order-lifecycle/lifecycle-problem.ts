import { subtractPence } from '../money/arithmetic.ts';
import { type Pence, zeroPence } from '../money/pence.ts';
import { formatPounds } from '../money/pounds.ts';
import type { LifecycleActionName, LifecycleOrder } from './lifecycle-order.ts';
import type { LifecycleActor } from './lifecycle-table.ts';

/** Why an action was refused, in words that can be shown to the caller. */
export interface LifecycleProblem {
  readonly code: 'action_not_allowed' | 'promise_out_of_range' | 'refund_not_allowed' | 'refund_exceeds';
  readonly message: string;
}

/** The messages of inputs that an action refuses. */
export const lifecycleMessages = {
  promiseRange: 'Promise a time between 5 minutes and 3 hours from now.',
  promiseBackwards: 'The promised time ends before it begins.',
  delayRange: 'Choose a time after the promised one, still to come and at most 2 hours later.',
  refundNeeded: 'An order can only be cancelled without a refund when nobody came or the ID was refused.',
  refundOfNothing: 'Enter an amount above £0.00.',
} as const;

/** "This order is completed, so it cannot be accepted." */
export function wrongStatusMessage(status: LifecycleOrder['status'], action: LifecycleActionName): string {
  return `This order ${statusWords[status]}, so it cannot be ${actionWords[action]}.`;
}

/** "This order can only be cancelled by a manager." */
export function wrongActorMessage(actors: readonly LifecycleActor[], action: LifecycleActionName): string {
  const names = actors.map((actor) => actorWords[actor]).join(' or ');
  return `This order can only be ${actionWords[action]} by ${names}.`;
}

/** "There is £3.20 left to refund." */
export function refundExceedsMessage(left: Pence): string {
  return `There is ${formatPounds(left)} left to refund.`;
}

const statusWords: Readonly<Record<LifecycleOrder['status'], string>> = {
  pending_payment: 'is not paid yet',
  payment_expired: 'was not paid',
  payment_failed: 'was not paid',
  placed: 'has not been answered yet',
  accepted: 'is accepted',
  preparing: 'is being prepared',
  ready: 'is ready',
  out_for_delivery: 'is out for delivery',
  completed: 'is completed',
  declined: 'is declined',
  cancelled: 'is cancelled',
};

const actionWords: Readonly<Record<LifecycleActionName, string>> = {
  accept: 'accepted',
  decline: 'declined',
  decline_unanswered: 'declined as unanswered',
  decline_closed: 'declined as paid after closing',
  cancel: 'cancelled',
  start: 'started',
  delay: 'delayed',
  ready: 'marked ready',
  dispatch: 'sent out',
  complete: 'completed',
  cancel_accepted: 'cancelled',
  undo: 'undone',
};

const actorWords: Readonly<Record<LifecycleActor, string>> = {
  customer: 'the customer',
  staff: 'staff',
  manager: 'a manager',
  system: 'the system',
};

/**
 * Why an amount cannot go back because of the tip; null where it can. The tip goes back with all that is left, and no
 * smaller refund takes any of it.
 */
export function tipRefundMessage(amount: Pence, left: Pence, tip: Pence): string | null {
  if (amount === left) return null;
  const most = left > tip ? subtractPence(left, tip) : zeroPence;
  if (amount <= most) return null;
  const words = `The tip of ${formatPounds(tip)} goes back only with everything that is left.`;
  return most === zeroPence
    ? `${words} Pay back ${formatPounds(left)}.`
    : `${words} Pay back at most ${formatPounds(most)}, or all of ${formatPounds(left)}.`;
}
