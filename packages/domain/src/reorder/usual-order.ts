import type { Order, OrderItem, OrderItemOption } from '../order/order.ts';

/**
 * What the customer usually orders: of the completed orders the one whose dishes were ordered most often, and of those
 * ordered equally often the latest; null without any. Orders come the latest first, as they are listed.
 */
export function usualOrder<Completed extends Pick<Order, 'status' | 'items'>>(
  orders: readonly Completed[],
): Completed | null {
  const times = new Map<string, { readonly latest: Completed; readonly count: number }>();
  for (const order of orders) {
    if (order.status !== 'completed') continue;
    const key = dishesKey(order.items);
    const known = times.get(key);
    times.set(key, { latest: known?.latest ?? order, count: (known?.count ?? 0) + 1 });
  }
  let usual: { readonly latest: Completed; readonly count: number } | undefined;
  for (const candidate of times.values()) {
    if (usual === undefined || candidate.count > usual.count) usual = candidate;
  }
  return usual?.latest ?? null;
}

/** The same for orders of the same dishes with the same choices in the same quantities, in whatever order. */
function dishesKey(items: readonly OrderItem[]): string {
  const lines = items.map(({ menuItemId, quantity, options }) =>
    JSON.stringify([menuItemId, quantity, options.map(optionKey)]),
  );
  return lines.sort().join();
}

function optionKey({ name, choices }: OrderItemOption): unknown {
  return [
    name,
    choices.map(({ name: chosen, count = 1, options = [] }) => [chosen, count, options.map(optionKey)]),
  ];
}
