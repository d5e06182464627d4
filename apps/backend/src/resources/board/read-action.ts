import type { components } from '@tiffin/api/schema';
import {
  type CancelReason,
  cancelReasons,
  type DeclineReason,
  declineReasons,
  type LifecycleAction,
  pence,
} from '@tiffin/domain';
import { type Problem, problem } from '../../contract/problem.ts';

type OrderAction = components['schemas']['OrderAction'];
type Reason = NonNullable<OrderAction['reason']>;

const isDeclineReason = (reason: Reason): reason is Reason & DeclineReason =>
  declineReasons.some((known) => known === reason);
const isCancelReason = (reason: Reason): reason is Reason & CancelReason =>
  cancelReasons.some((known) => known === reason);

/** Reads what a person at the counter wants to do, or says which field it lacks. */
export function readAction({ action, promisedAt, reason, refund }: OrderAction): LifecycleAction | Problem {
  switch (action) {
    case 'accept':
    case 'delay': {
      if (promisedAt === undefined) return missing('promisedAt', 'Choose a time.');
      const at = new Date(promisedAt);
      return action === 'delay'
        ? { name: action, promisedAt: at }
        : { name: action, promised: { from: at, to: at } };
    }
    case 'decline':
      if (reason === undefined || !isDeclineReason(reason)) return missing('reason', 'Choose a reason.');
      return { name: action, reason };
    case 'cancel': {
      if (reason === undefined || !isCancelReason(reason)) return missing('reason', 'Choose a reason.');
      if (refund === undefined) return missing('refund', 'Choose what goes back.');
      if (refund.kind !== 'amount') return { name: 'cancel_accepted', reason, refund: { kind: refund.kind } };
      if (refund.amount === undefined) return missing('refund.amount', 'Enter an amount.');
      return { name: 'cancel_accepted', reason, refund: { kind: 'amount', amount: pence(refund.amount) } };
    }
    default:
      return { name: action };
  }
}

function missing(field: string, message: string): Problem {
  return problem(400, 'invalid_request', message, { fields: [{ field, message }] });
}
