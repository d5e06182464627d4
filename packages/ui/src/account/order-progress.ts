import { isLate, type Order, type OrderStatus } from '@tiffin/domain';

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

/** Whether the restaurant has broken its promise so far. */
export function isOrderLate(
  { status, mode, promisedFrom, promisedTo }: Pick<Order, 'status' | 'mode' | 'promisedFrom' | 'promisedTo'>,
  now: Date,
): boolean {
  const promised =
    promisedFrom === null || promisedTo === null
      ? null
      : { from: new Date(promisedFrom), to: new Date(promisedTo) };
  return isLate({ status, mode, promised }, now);
}
