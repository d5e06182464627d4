import { subtractPence } from '../money/arithmetic.ts';
import { lifecycleGuards } from './lifecycle-guards.ts';
import { lifecycleLimits } from './lifecycle-limits.ts';
import {
  type ClosedReason,
  canKeepPayment,
  type LifecycleAction,
  type LifecycleActionName,
  type LifecycleOrder,
  type OrderStage,
  type PromisedTime,
  type RefundDue,
} from './lifecycle-order.ts';
import {
  type LifecycleProblem,
  lifecycleMessages,
  refundExceedsMessage,
  tipRefundMessage,
  wrongActorMessage,
  wrongStatusMessage,
} from './lifecycle-problem.ts';
import {
  type LifecycleActor,
  type LifecycleTransition,
  lifecycleActionNames,
  lifecycleTable,
} from './lifecycle-table.ts';
import type { FulfilmentStatus } from './order-status.ts';

/** What became of an action: the order after it and what is to be refunded, or why it was refused. */
export type ActionResult =
  | { readonly kind: 'applied'; readonly order: LifecycleOrder; readonly refund: RefundDue }
  | { readonly kind: 'refused'; readonly problem: LifecycleProblem };

/** The actions that a person may take on an order now: exactly those that some input makes succeed. */
export function allowedActions(
  order: LifecycleOrder,
  actor: LifecycleActor,
  now: Date,
): readonly LifecycleActionName[] {
  return lifecycleActionNames.filter(
    (action) => transitionFor(order, action, actor, now).kind === 'transition',
  );
}

/** Takes an action on an order, or says why not. Pure: the order that it was given stays as it is. */
export function applyAction(
  order: LifecycleOrder,
  action: LifecycleAction,
  actor: LifecycleActor,
  now: Date,
): ActionResult {
  const found = transitionFor(order, action.name, actor, now);
  if (found.kind === 'refused') return found;
  const problem = inputProblem(order, action, actor, now);
  if (problem !== null) return { kind: 'refused', problem };
  return {
    kind: 'applied',
    order: {
      ...order,
      ...nextStage(order, found.transition, found.status, now),
      version: order.version + 1,
      promised: nextPromise(order, action),
      undoneAt: action.name === 'undo' ? now : order.undoneAt,
      closedReason: closedReason(action),
    },
    refund: refundDue(order, action),
  };
}

type FoundTransition =
  | {
      readonly kind: 'transition';
      readonly transition: LifecycleTransition;
      readonly status: FulfilmentStatus;
    }
  | { readonly kind: 'refused'; readonly problem: LifecycleProblem };

// The line of the table for a state, an action and an actor; its guards hold.
function transitionFor(
  order: LifecycleOrder,
  action: LifecycleActionName,
  actor: LifecycleActor,
  now: Date,
): FoundTransition {
  const possible = lifecycleTable
    .filter((line) => line.action === action)
    .flatMap((transition) => {
      const status = transition.from.find((from) => from === order.status);
      return status === undefined ? [] : [{ transition, status }];
    });
  if (possible.length === 0) return notAllowed(wrongStatusMessage(order.status, action));
  const [first, ...more] = possible.filter(({ transition }) => transition.by.includes(actor));
  if (first === undefined) {
    const actors = possible.flatMap(({ transition }) => transition.by);
    return notAllowed(wrongActorMessage(actors, action));
  }
  const failed = failedGuard(first.transition, order, now);
  if (failed === undefined) return { kind: 'transition', ...first };
  const other = more.find(({ transition }) => failedGuard(transition, order, now) === undefined);
  if (other !== undefined) return { kind: 'transition', ...other };
  return notAllowed(lifecycleGuards[failed].message);
}

function failedGuard({ guards }: LifecycleTransition, order: LifecycleOrder, now: Date) {
  return guards.find((name) => !lifecycleGuards[name].holds(order, now));
}

function notAllowed(message: string): FoundTransition & { readonly kind: 'refused' } {
  return { kind: 'refused', problem: { code: 'action_not_allowed', message } };
}

function inputProblem(
  order: LifecycleOrder,
  action: LifecycleAction,
  actor: LifecycleActor,
  now: Date,
): LifecycleProblem | null {
  switch (action.name) {
    case 'accept':
      return promiseProblem(action.promised, actor, now);
    case 'delay':
      return delayProblem(order, action.promisedAt, now);
    case 'cancel_accepted':
      return refundProblem(order, action);
    default:
      return null;
  }
}

function promiseProblem(
  { from, to }: PromisedTime,
  actor: LifecycleActor,
  now: Date,
): LifecycleProblem | null {
  if (from.getTime() > to.getTime()) return outOfRange(lifecycleMessages.promiseBackwards);
  // The system promises the estimate that the customer saw, whatever it is.
  if (actor === 'system') return null;
  const { leastPromiseMs, mostPromiseMs } = lifecycleLimits;
  const isInRange =
    from.getTime() >= now.getTime() + leastPromiseMs && to.getTime() <= now.getTime() + mostPromiseMs;
  return isInRange ? null : outOfRange(lifecycleMessages.promiseRange);
}

function delayProblem({ promised }: LifecycleOrder, promisedAt: Date, now: Date): LifecycleProblem | null {
  // The guard of the table has refused an order without a promise.
  const present = promised?.to.getTime() ?? now.getTime();
  const later = promisedAt.getTime();
  const isInRange =
    later > present && later > now.getTime() && later <= present + lifecycleLimits.mostDelayMs;
  return isInRange ? null : outOfRange(lifecycleMessages.delayRange);
}

function outOfRange(message: string): LifecycleProblem {
  return { code: 'promise_out_of_range', message };
}

function refundProblem(
  { totalAmount, tipAmount, refundedAmount }: LifecycleOrder,
  { reason, refund }: LifecycleAction & { readonly name: 'cancel_accepted' },
): LifecycleProblem | null {
  if (refund.kind === 'none') {
    return canKeepPayment(reason)
      ? null
      : { code: 'refund_not_allowed', message: lifecycleMessages.refundNeeded };
  }
  if (refund.kind === 'full') return null;
  if (refund.amount <= 0) return { code: 'refund_not_allowed', message: lifecycleMessages.refundOfNothing };
  const left = subtractPence(totalAmount, refundedAmount);
  const message =
    refund.amount > left ? refundExceedsMessage(left) : tipRefundMessage(refund.amount, left, tipAmount);
  return message === null ? null : { code: 'refund_exceeds', message };
}

type Stages = Pick<LifecycleOrder, 'status' | 'since' | 'before'>;

function nextStage(
  { since, before }: LifecycleOrder,
  { to }: LifecycleTransition,
  status: FulfilmentStatus,
  now: Date,
): Stages {
  if (to === 'same') return { status, since, before };
  const last = before.at(-1);
  if (to === 'before') {
    if (last === undefined) throw new Error('An order without an earlier state was to be undone');
    return { ...last, before: before.slice(0, -1) };
  }
  const left: OrderStage = { status, since };
  return { status: to, since: now, before: [...before, left] };
}

function nextPromise({ promised }: LifecycleOrder, action: LifecycleAction): PromisedTime | null {
  if (action.name === 'accept') return action.promised;
  return action.name === 'delay' ? { from: action.promisedAt, to: action.promisedAt } : promised;
}

function closedReason(action: LifecycleAction): ClosedReason | null {
  switch (action.name) {
    case 'decline':
    case 'cancel_accepted':
      return action.reason;
    case 'decline_unanswered':
      return 'unanswered';
    case 'decline_closed':
      return 'closed';
    case 'cancel':
      return 'customer';
    default:
      return null;
  }
}

function refundDue({ totalAmount, refundedAmount }: LifecycleOrder, action: LifecycleAction): RefundDue {
  if (closedReason(action) === null) return { kind: 'none' };
  const refund = action.name === 'cancel_accepted' ? action.refund : { kind: 'full' as const };
  return refund.kind === 'full'
    ? { kind: 'full', amount: subtractPence(totalAmount, refundedAmount) }
    : refund;
}
