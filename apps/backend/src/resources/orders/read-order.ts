import {
  allowedActions,
  type KnownOrderStatus,
  type Order,
  type OrderItem,
  orderPartsOf,
  outOfWords,
  paymentStatuses,
  pence,
  type Refund,
} from '@tiffin/domain';
import { orderBreakdown } from '../../db/order-breakdown.ts';
import type { OrderRow, OrderSnapshotItem, RefundRow } from '../../db/schema.ts';
import {
  isDelayed,
  isPaidAfterClosing,
  orderStages,
  toLifecycleOrder,
} from '../order-lifecycle/read-lifecycle.ts';
import { readOrderProblem } from '../order-problems/order-problems.store.ts';
import type { OrderWithRefunds } from './orders.store.ts';

/** Reads a stored order, as it is at an instant: the one way from its rows to what pages, boards and mails show. */
export function readOrder(
  { order, history, refunds, otherRefunds, hasUnusedPayment, problems }: OrderWithRefunds,
  now: Date,
): Order<KnownOrderStatus> {
  const { snapshot } = order;
  const missing = history.findLast(({ data }) => data.outOf !== undefined)?.data.outOf ?? [];
  return {
    id: order.id,
    number: order.number,
    restaurantId: order.restaurantId,
    status: order.status,
    mode: order.mode,
    createdAt: order.createdAt.toISOString(),
    placedAt: isoOrNull(order.placedAt),
    paidAfterClosing: isPaidAfterClosing(order),
    items: snapshot.items.map(readItem),
    address: snapshot.address,
    note: order.note,
    allergyNote: order.allergyNote,
    riderNote: order.riderNote,
    wantsCutlery: order.wantsCutlery,
    promoCode: order.promoCode,
    breakdown: orderBreakdown(order),
    estimatedFrom: isoOrNull(order.estimatedFrom),
    estimatedTo: isoOrNull(order.estimatedTo),
    allergyPhone: snapshot.allergyPhone,
    payment: isUnpaid(order) ? order.unpaidReason : null,
    version: order.version,
    acceptBy: isoOrNull(order.acceptBy),
    promisedFrom: isoOrNull(order.promisedFrom),
    promisedTo: isoOrNull(order.promisedTo),
    isDelayed: isDelayed(history),
    timeline: orderStages(order, history).map(({ status, since }) => ({ status, at: since.toISOString() })),
    refundedAmount: pence(order.refundedAmount),
    refunds: refunds.map(readRefund),
    otherRefunds: otherRefunds.map(readRefund),
    hasUnusedPayment,
    closedReason: order.closedReason,
    ...(missing.length > 0 && { outOf: outOfWords(orderPartsOf(snapshot.items, missing)) }),
    ...(snapshot.ageConfirmed && { ageConfirmed: snapshot.ageConfirmed }),
    canCancel: allowedActions(toLifecycleOrder(order, history), 'customer', now).includes('cancel'),
    ...(problems.length > 0 && { problems: problems.map(readOrderProblem) }),
  };
}

const unpaidStatuses: readonly string[] = paymentStatuses;

/** Whether the order has not been paid, whatever may still come. */
function isUnpaid({ status, placedAt }: OrderRow): boolean {
  return placedAt === null && unpaidStatuses.includes(status);
}

function readItem({ cartItemId, optionsHash, ...item }: OrderSnapshotItem): OrderItem {
  return item;
}

/** Reads a stored refund as its customer sees it. */
export function readRefund({ amount, state, reason, requestedAt, settledAt }: RefundRow): Refund {
  return { amount: pence(amount), state, reason, at: (settledAt ?? requestedAt).toISOString() };
}

const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
