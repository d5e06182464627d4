import type { LifecycleGuardName } from './lifecycle-guards.ts';
import type { LifecycleActionName } from './lifecycle-order.ts';
import type { FulfilmentStatus } from './order-status.ts';

/** Who acts on an order: an owner acts as a manager, the system by its timers and at checkout. */
export type LifecycleActor = 'customer' | 'staff' | 'manager' | 'system';

/** One line of the lifecycle: who may take an order from which states to which. */
export interface LifecycleTransition {
  readonly action: LifecycleActionName;
  readonly from: readonly FulfilmentStatus[];
  /** `same` leaves the state as it is, `before` goes back to the one before. */
  readonly to: FulfilmentStatus | 'same' | 'before';
  readonly by: readonly LifecycleActor[];
  readonly guards: readonly LifecycleGuardName[];
}

const team = ['staff', 'manager'] as const;
const inKitchen = ['accepted', 'preparing'] as const;
const untilHandedOver = ['accepted', 'preparing', 'ready', 'out_for_delivery'] as const;

/** The lifecycle of a paid order: all that may happen to it. Nothing leads out of `declined` and `cancelled`. */
export const lifecycleTable: readonly LifecycleTransition[] = [
  { action: 'accept', from: ['placed'], to: 'accepted', by: team, guards: [] },
  { action: 'accept', from: ['placed'], to: 'accepted', by: ['system'], guards: ['isAcceptedAutomatically'] },
  { action: 'decline', from: ['placed'], to: 'declined', by: team, guards: [] },
  {
    action: 'decline_unanswered',
    from: ['placed'],
    to: 'declined',
    by: ['system'],
    guards: ['hasNoAnswerInTime'],
  },
  { action: 'decline_closed', from: ['placed'], to: 'declined', by: ['system'], guards: ['isPaidTooLate'] },
  { action: 'cancel', from: ['placed'], to: 'cancelled', by: ['customer'], guards: [] },
  { action: 'start', from: ['accepted'], to: 'preparing', by: team, guards: [] },
  { action: 'delay', from: inKitchen, to: 'same', by: team, guards: ['hasPromiseToMove'] },
  { action: 'ready', from: inKitchen, to: 'ready', by: team, guards: [] },
  {
    action: 'dispatch',
    from: ['accepted', 'preparing', 'ready'],
    to: 'out_for_delivery',
    by: team,
    guards: ['isDelivery'],
  },
  { action: 'complete', from: ['ready', 'out_for_delivery'], to: 'completed', by: team, guards: ['hasLeft'] },
  {
    action: 'complete',
    from: ['ready', 'out_for_delivery'],
    to: 'completed',
    by: ['system'],
    guards: ['hasLeft', 'isLongPastPromise'],
  },
  // Where nobody has to answer, nobody may be there to mark what was cooked and handed over.
  {
    action: 'complete',
    from: ['accepted', 'preparing', 'ready'],
    to: 'completed',
    by: ['system'],
    guards: ['isAcceptedAutomatically', 'isLongPastPromise'],
  },
  { action: 'cancel_accepted', from: untilHandedOver, to: 'cancelled', by: ['manager'], guards: [] },
  { action: 'undo', from: ['ready', 'completed'], to: 'before', by: team, guards: ['isUndoable'] },
];

/** The actions in the order of the table, each once. */
export const lifecycleActionNames: readonly LifecycleActionName[] = [
  ...new Set(lifecycleTable.map(({ action }) => action)),
];
