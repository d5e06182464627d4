import type { OpeningSchedule } from '../opening-hours/opening-hours.ts';
import { serviceEnd } from '../service/service-end.ts';
import type { CounterOrder } from './counter-order.ts';
import type { Order } from './order.ts';
import type { AcknowledgedPart, OrderPrint } from './order-marks.ts';

/**
 * Why the bell rings for an order: it waits for an answer, the system has accepted it and nobody has seen it, or it was
 * closed and nobody has seen that.
 */
export type OrderAttention = 'answer' | AcknowledgedPart;

/** Why the bell rings for an order; null where it does not. */
export function attentionOf(counterOrder: CounterOrder, now: Date): OrderAttention | null {
  const { status, acceptBy } = counterOrder.order;
  // What has no deadline yet is accepted by the system within seconds.
  if (status === 'placed') return acceptBy === null ? null : 'answer';
  if (isUnseen(counterOrder)) return 'new';
  return isClosedInSight(counterOrder, now) ? 'closed' : null;
}

/** Whether an order was closed although the kitchen may expect or even make it: cancelled, or missed. */
export function isClosedUnexpectedly({
  status,
  closedReason,
}: Pick<Order, 'status' | 'closedReason'>): boolean {
  return status === 'cancelled' || (status === 'declined' && closedReason === 'unanswered');
}

/** Until when an order that was closed unexpectedly stays on the board: the opening that follows; null for all others. */
export function closedShownUntil(
  order: Pick<Order, 'status' | 'closedReason'>,
  closedAt: Date,
  schedule: OpeningSchedule,
): Date | null {
  return isClosedUnexpectedly(order) ? serviceEnd('next_opening', schedule, closedAt) : null;
}

/** The print of this device for a part of an order; undefined where it has not begun one. */
export function ownPrint({ prints }: CounterOrder, of: AcknowledgedPart): OrderPrint | undefined {
  return prints.find((print) => print.isOwn && print.of === of);
}

function isUnseen({ order, history, acknowledgements }: CounterOrder): boolean {
  if (order.status !== 'accepted' || order.acceptBy !== null) return false;
  // Whoever has done something with it has seen it.
  const isTouched = history.some(({ actor }) => actor === 'staff' || actor === 'manager');
  return !isTouched && !acknowledgements.some(({ of }) => of === 'new');
}

function isClosedInSight({ acknowledgements, shownUntil }: CounterOrder, now: Date): boolean {
  if (shownUntil === null || now.getTime() >= Date.parse(shownUntil)) return false;
  return !acknowledgements.some(({ of }) => of === 'closed');
}

/** Whether something is wrong with an order that its restaurant has neither answered nor closed. */
export function hasOpenProblem({ problems = [] }: Pick<Order, 'problems'>): boolean {
  return problems.some(({ state }) => state === 'open');
}
