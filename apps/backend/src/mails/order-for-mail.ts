import { allowedActions, type Order, type OrderItem, pence, type Refund } from '@tiffin/domain';
import { orderBreakdown } from '../db/order-breakdown.ts';
import type { OrderSnapshot, OrderSnapshotItem, RefundRow } from '../db/schema.ts';
import { isDelayed, orderStages, toLifecycleOrder } from '../resources/order-lifecycle/read-lifecycle.ts';
import type { OrderWithRefunds } from '../resources/orders/orders.store.ts';
import { isPaidAfterClosing } from '../resources/payments/settle-order.ts';

/** An order as the domain knows it, which is what mails are written from. */
export function orderForMail(
  { order, history, refunds, otherRefunds, hasUnusedPayment }: OrderWithRefunds,
  now: Date,
): Order {
  const { snapshot } = order;
  return {
    id: order.id,
    number: order.number,
    restaurantId: order.restaurantId,
    status: order.status,
    mode: order.mode,
    createdAt: order.createdAt.toISOString(),
    placedAt: isoOrNull(order.placedAt),
    paidAfterClosing: isPaidAfterClosing(order),
    items: snapshot.items.map(itemForMail),
    address: addressForMail(snapshot.address),
    note: order.note,
    promoCode: order.promoCode,
    breakdown: orderBreakdown(order),
    estimatedFrom: isoOrNull(order.estimatedFrom),
    estimatedTo: isoOrNull(order.estimatedTo),
    allergyPhone: snapshot.allergyPhone,
    version: order.version,
    acceptBy: isoOrNull(order.acceptBy),
    promisedFrom: isoOrNull(order.promisedFrom),
    promisedTo: isoOrNull(order.promisedTo),
    isDelayed: isDelayed(history),
    timeline: orderStages(order, history).map(({ status, since }) => ({ status, at: since.toISOString() })),
    refundedAmount: pence(order.refundedAmount),
    refunds: refunds.map(refundForMail),
    otherRefunds: otherRefunds.map(refundForMail),
    // Mails are about paid orders.
    payment: null,
    hasUnusedPayment,
    closedReason: order.closedReason,
    canCancel: allowedActions(toLifecycleOrder(order, history), 'customer', now).includes('cancel'),
  };
}

function refundForMail({ amount, state, reason, requestedAt, settledAt }: RefundRow): Refund {
  return { amount: pence(amount), state, reason, at: (settledAt ?? requestedAt).toISOString() };
}

function itemForMail({ unitPrice, totalPrice, options, ...item }: OrderSnapshotItem): OrderItem {
  return {
    id: item.id,
    menuItemId: item.menuItemId,
    name: item.name,
    photoUrl: item.photoUrl,
    quantity: item.quantity,
    unitPrice: pence(unitPrice),
    totalPrice: pence(totalPrice),
    options: options.map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ name: choice.name, price: pence(choice.price) })),
    })),
    allergens: item.allergens,
  };
}

function addressForMail(address: OrderSnapshot['address']): Order['address'] {
  if (address === null) return null;
  const { _id: id, isVerified = false, ...rest } = address;
  return { ...rest, id, isVerified };
}

const isoOrNull = (instant: Date | null) => instant?.toISOString() ?? null;
