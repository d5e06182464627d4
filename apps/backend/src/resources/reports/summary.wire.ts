import type { components } from '@tiffin/api/schema';
import type { OrderSummary, PaidBack } from '@tiffin/domain';

type Wire = components['schemas'];

/** The figures of some days as the contract writes them. */
export function summaryToWire(summary: OrderSummary): Wire['OrderSummary'] {
  const { ordersByHour, days, paidBack, bestSellers, ...same } = summary;
  return {
    ...same,
    ordersByHour: [...ordersByHour],
    days: [...days],
    paidBack: paidBack.map(paidBackToWire),
    bestSellers: [...bestSellers],
  };
}

function paidBackToWire({ id, order, dishes, ...same }: PaidBack): Wire['PaidBack'] {
  return { ...same, _id: id, order: { _id: order.id, number: order.number }, dishes: [...dishes] };
}
