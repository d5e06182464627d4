import type { CounterAction } from '@tiffin/api/counter';
import {
  allowedActions,
  type CounterOrder,
  fulfilmentStatuses,
  type LifecycleOrder,
  type OrderStage,
  type OrderStatus,
  promisedTimes,
} from '@tiffin/domain';

/** The name of what a person can do with an order. */
export type CounterActionName = CounterAction['name'];

const counterActions: readonly CounterActionName[] = [
  'accept',
  'decline',
  'delay',
  'start',
  'ready',
  'dispatch',
  'complete',
  'cancel_accepted',
  'undo',
];

/**
 * What can be done with an order now, a manager's actions included: a device asks for a PIN when one is taken. None for
 * a state of a later version. This only chooses which buttons to show: the server decides.
 */
export function availableActions(counterOrder: CounterOrder, now: Date): readonly CounterActionName[] {
  const lifecycle = lifecycleOf(counterOrder);
  if (lifecycle === null) return [];
  const allowed = allowedActions(lifecycle, 'manager', now);
  // What an erased customer has ordered cannot be opened again.
  const isErased = counterOrder.customer.name === null;
  return counterActions.filter((action) => allowed.includes(action) && !(isErased && action === 'undo'));
}

function lifecycleOf({ order, history }: CounterOrder): LifecycleOrder | null {
  const status = fulfilmentStatuses.find((known) => known === order.status);
  const stages = order.timeline.map(({ status: reached, at }) => stageOf(reached, at));
  const last = stages.at(-1);
  if (status === undefined || last === null) return null;
  return {
    status,
    since: last?.since ?? new Date(order.placedAt ?? order.createdAt),
    // One state that is not known cannot be gone back to, so nothing before it counts either.
    before: stages.slice(stages.lastIndexOf(null) + 1, -1).filter((stage) => stage !== null),
    version: order.version,
    mode: order.mode,
    acceptBy: dateOf(order.acceptBy),
    promised: promisedTimes(order),
    undoneAt: dateOf(history.findLast(({ action }) => action === 'undo')?.at ?? null),
    // These two matter to the system's own actions alone.
    closesAt: null,
    paidAt: null,
    totalAmount: order.breakdown.totalAmount,
    tipAmount: order.breakdown.tipAmount,
    refundedAmount: order.refundedAmount,
    closedReason: order.closedReason,
  };
}

function stageOf(reached: OrderStatus, at: string): OrderStage | null {
  const status = fulfilmentStatuses.find((known) => known === reached);
  return status === undefined ? null : { status, since: new Date(at) };
}

function dateOf(instant: string | null): Date | null {
  return instant === null ? null : new Date(instant);
}
