import { lifecycleLimits } from './lifecycle-limits.ts';
import type { LifecycleOrder } from './lifecycle-order.ts';

/** What else must be true of an order for an action, and what to say when it is not. */
interface Guard {
  readonly message: string;
  readonly holds: (order: LifecycleOrder, now: Date) => boolean;
}

/** When the system may complete an order; null without a promise. What staff have undone stays undone for as long again. */
export function completesAt({ promised, undoneAt }: LifecycleOrder): Date | null {
  if (promised === null) return null;
  const from = Math.max(promised.to.getTime(), undoneAt?.getTime() ?? 0);
  return new Date(from + lifecycleLimits.completeAfterMs);
}

/** The guards of the lifecycle table. */
export const lifecycleGuards = {
  isAcceptedAutomatically: {
    message: 'The restaurant answers this order itself.',
    holds: ({ acceptBy }) => acceptBy === null,
  },
  hasNoAnswerInTime: {
    message: 'The restaurant can still answer this order.',
    holds: ({ acceptBy }, now) => acceptBy !== null && now.getTime() >= acceptBy.getTime(),
  },
  isPaidTooLate: {
    message: 'This order was paid in time.',
    holds: ({ paidAt, closesAt }) =>
      paidAt !== null &&
      closesAt !== null &&
      paidAt.getTime() > closesAt.getTime() + lifecycleLimits.closingGraceMs,
  },
  isDelivery: {
    message: 'This order is collected, so it cannot be sent out for delivery.',
    holds: ({ mode }) => mode === 'delivery',
  },
  hasLeft: {
    message: 'This order has to be sent out for delivery first.',
    holds: ({ status, mode }) => status === 'out_for_delivery' || mode === 'collection',
  },
  isLongPastPromise: {
    message: 'An order completes automatically 90 minutes after its promised time.',
    holds: (order, now) => {
      const due = completesAt(order);
      return due !== null && now.getTime() >= due.getTime();
    },
  },
  hasPromiseToMove: {
    message: 'The promised time is too long ago to be moved.',
    holds: ({ promised }, now) =>
      promised !== null && now.getTime() < promised.to.getTime() + lifecycleLimits.mostDelayMs,
  },
  isUndoable: {
    message: 'This can only be undone within 10 minutes.',
    holds: ({ since, before }, now) =>
      before.length > 0 && now.getTime() <= since.getTime() + lifecycleLimits.undoMs,
  },
} satisfies Readonly<Record<string, Guard>>;

/** The name of a guard. */
export type LifecycleGuardName = keyof typeof lifecycleGuards;
