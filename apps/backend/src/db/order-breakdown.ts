import { type PriceBreakdown, pence } from '@tiffin/domain';
import type { OrderRow } from './schema.ts';

/** Reads what an order costs, part by part. */
export function orderBreakdown(order: Pick<OrderRow, keyof PriceBreakdown>): PriceBreakdown {
  return {
    subtotal: pence(order.subtotal),
    discount: pence(order.discount),
    shippingCost: pence(order.shippingCost),
    applicationFeeAmount: pence(order.applicationFeeAmount),
    tipAmount: pence(order.tipAmount),
    totalAmount: pence(order.totalAmount),
  };
}
