import type { Order, OrderStatus } from './order.ts';

/** When an order last reached a state; undefined where its timeline does not say. */
export function reachedAt({ timeline }: Pick<Order, 'timeline'>, status: OrderStatus): string | undefined {
  return timeline.findLast((entry) => entry.status === status)?.at;
}

/** When an order was placed; before its payment is confirmed, when it was begun. Each list and page shows this instant. */
export function orderedAt({ placedAt, createdAt }: Pick<Order, 'placedAt' | 'createdAt'>): string {
  return placedAt ?? createdAt;
}

/** When an order is expected: as the restaurant has promised it, before that as it was estimated. */
export function expectedTime(
  order: Pick<Order, 'promisedFrom' | 'promisedTo' | 'estimatedFrom' | 'estimatedTo'>,
): { readonly from: string; readonly to: string } | null {
  const from = order.promisedFrom ?? order.estimatedFrom;
  const to = order.promisedTo ?? order.estimatedTo;
  return from === null || to === null ? null : { from, to };
}
