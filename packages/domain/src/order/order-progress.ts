import type { Order, OrderStatus } from './order.ts';

/** When an order last reached a state; undefined where its timeline does not say. */
export function reachedAt({ timeline }: Pick<Order, 'timeline'>, status: OrderStatus): string | undefined {
  return timeline.findLast((entry) => entry.status === status)?.at;
}

/** When an order is expected: as the restaurant has promised it, before that as it was estimated. */
export function expectedTime(
  order: Pick<Order, 'promisedFrom' | 'promisedTo' | 'estimatedFrom' | 'estimatedTo'>,
): { readonly from: string; readonly to: string } | null {
  const from = order.promisedFrom ?? order.estimatedFrom;
  const to = order.promisedTo ?? order.estimatedTo;
  return from === null || to === null ? null : { from, to };
}
