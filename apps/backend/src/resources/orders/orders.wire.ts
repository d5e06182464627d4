import type { components } from '@tiffin/api/schema';
import { allowedActions, paymentStatuses, pence, poundsFromPence } from '@tiffin/domain';
import type { OrderSnapshotItem, RefundRow } from '../../db/schema.ts';
import { allergensToWire } from '../cart/cart.wire.ts';
import { isDelayed, orderStages, toLifecycleOrder } from '../order-lifecycle/read-lifecycle.ts';
import { isPaidAfterClosing } from '../payments/settle-order.ts';
import type { OrderWithRefunds } from './orders.store.ts';

/** An order as the contract writes it: lines in pounds, the breakdown in pence. */
export function orderToWire(
  { order, history, refunds, otherRefunds, hasUnusedPayment }: OrderWithRefunds,
  now: Date,
): components['schemas']['Order'] {
  const { snapshot, subtotal, discount, shippingCost, applicationFeeAmount, totalAmount } = order;
  return {
    _id: order.id,
    number: order.number,
    restaurantId: order.restaurantId,
    status: order.status,
    mode: order.mode,
    createdAt: order.createdAt.toISOString(),
    placedAt: order.placedAt?.toISOString() ?? null,
    paidAfterClosing: isPaidAfterClosing(order),
    items: snapshot.items.map(itemToWire),
    address: snapshot.address === null ? null : { isVerified: false, ...snapshot.address },
    note: order.note,
    promoCode: order.promoCode,
    breakdown: { subtotal, discount, shippingCost, applicationFeeAmount, totalAmount },
    estimatedFrom: order.estimatedFrom?.toISOString() ?? null,
    estimatedTo: order.estimatedTo?.toISOString() ?? null,
    allergyPhone: snapshot.allergyPhone,
    ...(isUnpaid(order) && order.unpaidReason !== null ? { payment: order.unpaidReason } : {}),
    version: order.version,
    acceptBy: order.acceptBy?.toISOString() ?? null,
    promisedFrom: order.promisedFrom?.toISOString() ?? null,
    promisedTo: order.promisedTo?.toISOString() ?? null,
    isDelayed: isDelayed(history),
    timeline: orderStages(order, history).map(({ status, since }) => ({ status, at: since.toISOString() })),
    refundedAmount: order.refundedAmount,
    closedReason: order.closedReason,
    canCancel: allowedActions(toLifecycleOrder(order, history), 'customer', now).includes('cancel'),
    refunds: refunds.map(refundToWire),
    otherRefunds: otherRefunds.map(refundToWire),
    hasUnusedPayment,
  };
}

const unpaidStatuses: readonly string[] = paymentStatuses;

/** Whether the order has not been paid, whatever may still come. */
function isUnpaid({ status, placedAt }: OrderWithRefunds['order']): boolean {
  return placedAt === null && unpaidStatuses.includes(status);
}

function refundToWire(refund: RefundRow): components['schemas']['OrderRefund'] {
  const { amount, state, requestedAt, settledAt, reason } = refund;
  return { amount, state, at: (settledAt ?? requestedAt).toISOString(), reason };
}

function itemToWire(item: OrderSnapshotItem): components['schemas']['OrderItem'] {
  return {
    _id: item.id,
    menuItemId: item.menuItemId,
    name: item.name,
    photoUrl: item.photoUrl,
    quantity: item.quantity,
    unitPrice: poundsFromPence(pence(item.unitPrice)),
    totalPrice: poundsFromPence(pence(item.totalPrice)),
    options: item.options.map(({ name, choices }) => ({
      name,
      choices: choices.map((choice) => ({ name: choice.name, price: poundsFromPence(pence(choice.price)) })),
    })),
    allergens: allergensToWire(item.allergens),
  };
}
