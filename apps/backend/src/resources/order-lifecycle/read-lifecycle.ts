import { fulfilmentStatuses, type LifecycleOrder, type OrderStage, pence } from '@tiffin/domain';
import type { OrderHistoryRow, OrderRow } from '../../db/schema.ts';
import type { OrderHistory } from './order-history.store.ts';

/** The stages that an order has gone through since it was placed, oldest first, without those that were undone. */
export function orderStages(order: OrderRow, history: OrderHistory): readonly OrderStage[] {
  if (order.placedAt === null) return [];
  return history.reduce<readonly OrderStage[]>(addChange, [{ status: 'placed', since: order.placedAt }]);
}

function addChange(stages: readonly OrderStage[], change: OrderHistoryRow): readonly OrderStage[] {
  const { action, fromStatus, toStatus, at } = change;
  if (action === 'undo') return stages.slice(0, -1);
  const status = fulfilmentStatuses.find((known) => known === toStatus);
  // The first stage is known from the order; a delay leaves the state as it is.
  if (action === 'placed' || status === undefined || fromStatus === toStatus) return stages;
  return [...stages, { status, since: at }];
}

/** Whether the restaurant has moved its promise. */
export function isDelayed(history: OrderHistory): boolean {
  return history.some(({ action }) => action === 'delay');
}

/** Whether an order was paid after the restaurant had closed. */
export function isPaidAfterClosing({ paidAt, closesAt }: Pick<OrderRow, 'paidAt' | 'closesAt'>): boolean {
  return paidAt !== null && closesAt !== null && paidAt >= closesAt;
}

/** Reads an order with its history as far as its lifecycle goes. */
export function toLifecycleOrder(order: OrderRow, history: OrderHistory): LifecycleOrder {
  const stages = orderStages(order, history);
  const { promisedFrom, promisedTo } = order;
  return {
    status: order.status,
    since: stages.at(-1)?.since ?? order.createdAt,
    before: stages.slice(0, -1),
    version: order.version,
    mode: order.mode,
    acceptBy: order.acceptBy,
    promised: promisedFrom === null || promisedTo === null ? null : { from: promisedFrom, to: promisedTo },
    undoneAt: history.findLast(({ action }) => action === 'undo')?.at ?? null,
    closesAt: order.closesAt,
    paidAt: order.paidAt,
    totalAmount: pence(order.totalAmount),
    tipAmount: pence(order.tipAmount),
    refundedAmount: pence(order.refundedAmount),
    closedReason: order.closedReason,
  };
}
