import type { components } from '@tiffin/api/schema';
import {
  type CancelReason,
  cancelReasons,
  type DeclineReason,
  declineReasons,
  type LifecycleAction,
  type OrderItem,
  orderParts,
  pence,
  type SoldOutTarget,
} from '@tiffin/domain';
import { type Problem, problem } from '../../contract/problem.ts';

type OrderAction = components['schemas']['OrderAction'];
type Reason = NonNullable<OrderAction['reason']>;

const isDeclineReason = (reason: Reason): reason is Reason & DeclineReason =>
  declineReasons.some((known) => known === reason);
const isCancelReason = (reason: Reason): reason is Reason & CancelReason =>
  cancelReasons.some((known) => known === reason);

/** Reads what a person at the counter wants to do, or says which field it lacks. */
export function readAction({
  action,
  promisedAt,
  reason,
  outOf,
  refund,
}: OrderAction): LifecycleAction | Problem {
  if (outOf !== undefined && (action !== 'decline' || reason !== 'out_of_stock')) {
    return missing('outOf', 'Only an order that is declined because something has run out names what.');
  }
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
      return { name: action, reason, ...(outOf !== undefined && { outOf }) };
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

/** Says so where an action names something that is not in its order; null when all of it is. */
export function outOfProblem(action: LifecycleAction, items: readonly OrderItem[]): Problem | null {
  if (action.name !== 'decline' || action.outOf === undefined) return null;
  const ordered = orderParts(items).flatMap(({ targets }) => targets);
  const isOrdered = (target: SoldOutTarget) =>
    ordered.some(({ kind, id }) => kind === target.kind && id === target.id);
  return action.outOf.every(isOrdered) ? null : missing('outOf', 'Choose what is in this order.');
}

function missing(field: string, message: string): Problem {
  return problem(400, 'invalid_request', message, { fields: [{ field, message }] });
}
