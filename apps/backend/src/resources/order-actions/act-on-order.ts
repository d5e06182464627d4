import {
  applyAction,
  type ClosedReason,
  type LifecycleAction,
  type LifecycleActor,
  type LifecycleOrder,
  type LifecycleProblem,
  type RefundDue,
} from '@tiffin/domain';
import { eq } from 'drizzle-orm';
import type { AppContext } from '../../context.ts';
import type { Transaction } from '../../db/client.ts';
import { lockOrder } from '../../db/lock-order.ts';
import { type OrderEventData, type OrderRow, orders } from '../../db/schema.ts';
import { queueOrderMails } from '../../mail-queue/queue-mails.ts';
import { countUnanswered } from '../attendance/count-unanswered.ts';
import { addToHistory, type OrderWithHistory, readHistory } from '../order-lifecycle/order-history.store.ts';
import { toLifecycleOrder } from '../order-lifecycle/read-lifecycle.ts';
import { nextOf, sendTimer } from '../order-lifecycle/system-timer.ts';
import { requestRefund } from '../refunds/request-refund.ts';

/** Who acts: someone of the restaurant has a name and perhaps a device, customers and the system have neither. */
export interface OrderActor {
  readonly kind: LifecycleActor;
  readonly id: string | null;
  readonly name: string | null;
  readonly deviceId: string | null;
}

/** The customer of an order, whom the order itself names. */
export const customerActor: OrderActor = { kind: 'customer', id: null, name: null, deviceId: null };

/** The timers of the backend. */
export const systemActor: OrderActor = { kind: 'system', id: null, name: null, deviceId: null };

/** An action that a person or the system wants to take. */
export interface ActionRequest {
  readonly action: LifecycleAction;
  readonly by: OrderActor;
  /** The version that the actor has seen; null for the system, which decides by the order as it is. */
  readonly expectedVersion: number | null;
}

/** What became of an action: `changed` when another one came first, `refused` when the lifecycle does not allow it. */
export type ActionOutcome = OrderWithHistory &
  (
    | { readonly kind: 'applied'; readonly refund: RefundDue }
    | { readonly kind: 'changed' }
    | { readonly kind: 'refused'; readonly problem: LifecycleProblem }
  );

/** Locks an order and reads its history; null when there is no such order. */
export async function lockOrderWithHistory(
  tx: Transaction,
  orderId: string,
): Promise<OrderWithHistory | null> {
  const order = await lockOrder(tx, orderId);
  return order === null ? null : { order, history: await readHistory(tx, orderId) };
}

/**
 * Takes an action on a locked order: the order, one row of its history, its mails, the refund that is due and the
 * system's next timer, all in the caller's transaction.
 */
export async function actOnOrder(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  current: OrderWithHistory,
  { action, by, expectedVersion }: ActionRequest,
): Promise<ActionOutcome> {
  const { order, history } = current;
  if (expectedVersion !== null && !hasSeenLastAction(current, expectedVersion)) {
    return { kind: 'changed', ...current };
  }
  const now = app.clock.now();
  const result = applyAction(toLifecycleOrder(order, history), action, by.kind, now);
  if (result.kind === 'refused') return { ...result, ...current };
  // Who asks to be erased must have no open order; an undo would make one of nobody's.
  if (action.name === 'undo' && order.customerId === null) {
    return { kind: 'refused', problem: { code: 'action_not_allowed', message: customerGone }, ...current };
  }

  const changed = await saveOrder(tx, order.id, result.order);
  await countUnanswered(tx, order.restaurantId, action, by.kind, now);
  await addToHistory(tx, {
    orderId: order.id,
    version: changed.version,
    action: action.name,
    actor: by.kind,
    actorId: by.id,
    actorName: by.name,
    deviceId: by.deviceId,
    at: now,
    fromStatus: order.status,
    toStatus: changed.status,
    data: eventData(action, result.order, result.refund),
  });
  await queueOrderMails(tx, app, changed, { event: action.name });
  await requestRefundDue(tx, app, changed, result.refund, changed.closedReason, by);
  // The refund has changed the order as well.
  const after = await lockOrderWithHistory(tx, order.id);
  if (after === null) throw new Error('A locked order was not there to be read');
  const next = nextOf(after);
  // A timer of the same kind is on its way already: when it comes too early, it is sent again.
  if (next !== null && next.action.name !== nextOf(current)?.action.name) {
    await sendTimer(tx, app, order.id, next);
  }
  return { kind: 'applied', ...after, refund: result.refund };
}

const customerGone = 'The customer has deleted their account, so this order cannot be opened again.';

/** Refunds raise an order's version too, but are in the way of no action. */
function hasSeenLastAction({ order, history }: OrderWithHistory, version: number): boolean {
  return version >= (history.at(-1)?.version ?? order.version) && version <= order.version;
}

async function saveOrder(tx: Transaction, id: string, lifecycle: LifecycleOrder): Promise<OrderRow> {
  const { status, version, promised, closedReason } = lifecycle;
  const [saved] = await tx
    .update(orders)
    .set({
      status,
      version,
      promisedFrom: promised?.from ?? null,
      promisedTo: promised?.to ?? null,
      closedReason,
    })
    .where(eq(orders.id, id))
    .returning();
  if (saved === undefined) throw new Error('A locked order was not there to be changed');
  return saved;
}

/** Requests the refund that an action has made due of a locked order, in the action's transaction. */
async function requestRefundDue(
  tx: Transaction,
  app: Pick<AppContext, 'clock' | 'jobs'>,
  order: OrderRow,
  due: RefundDue,
  reason: ClosedReason | null,
  { kind, name }: OrderActor,
): Promise<void> {
  // All of it may have gone back before; of a free order nothing does, but the use of its promo code is released.
  if (due.kind === 'none' || reason === null || (due.amount === 0 && order.totalAmount > 0)) return;
  const by = { kind, ...(name === null ? {} : { name }) };
  await requestRefund(tx, app, order, { amount: due.amount, reason, by });
}

function eventData(action: LifecycleAction, { promised }: LifecycleOrder, refund: RefundDue): OrderEventData {
  const isPromise = action.name === 'accept' || action.name === 'delay';
  return {
    ...(isPromise && promised !== null
      ? { promisedFrom: promised.from.toISOString(), promisedTo: promised.to.toISOString() }
      : {}),
    ...('reason' in action ? { reason: action.reason } : {}),
    ...(action.name === 'decline' && action.outOf !== undefined ? { outOf: action.outOf } : {}),
    ...(refund.kind === 'none' ? {} : { refund: refund.amount }),
  };
}
