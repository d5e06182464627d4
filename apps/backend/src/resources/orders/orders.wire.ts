import type { components } from '@tiffin/api/schema';
import { pence, poundsFromPence } from '@tiffin/domain';
import type { OrderRow, OrderSnapshotItem, RefundRow } from '../../db/schema.ts';
import { allergensToWire } from '../cart/cart.wire.ts';
import { isPaidAfterClosing } from '../payments/settle-order.ts';

/** An order as the contract writes it: lines in pounds, the breakdown in pence. */
export function orderToWire(order: OrderRow, refunds: readonly RefundRow[]): components['schemas']['Order'] {
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
    refundedAmount: order.refundedAmount,
    refunds: refunds.map(refundToWire),
  };
}

/** Orders with their refunds, which come in one list. */
export function ordersToWire(orders: readonly OrderRow[], refunds: readonly RefundRow[]) {
  return orders.map((order) =>
    orderToWire(
      order,
      refunds.filter(({ orderId }) => orderId === order.id),
    ),
  );
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
