import type { OrderWithHistory } from '../resources/order-lifecycle/order-history.store.ts';

/**
 * An order as it was at an earlier version. A mail that comes late, or after the next one, still says what its own event
 * did. What has gone back and what was ordered are as they are now.
 */
export function orderAtVersion({ order, history }: OrderWithHistory, version: number): OrderWithHistory {
  const until = history.filter((row) => row.version <= version);
  const last = until.at(-1);
  if (last === undefined || order.version <= version) return { order, history };
  const isClosed = last.toStatus === 'declined' || last.toStatus === 'cancelled';
  return {
    order: {
      ...order,
      ...promiseAt(until),
      version,
      status: last.toStatus,
      closedReason: isClosed ? order.closedReason : null,
    },
    history: until,
  };
}

/** The promise that a history ends with. */
export function promiseAt(history: OrderWithHistory['history']): {
  readonly promisedFrom: Date | null;
  readonly promisedTo: Date | null;
} {
  const { promisedFrom, promisedTo } =
    history.findLast(({ data }) => data.promisedTo !== undefined)?.data ?? {};
  return { promisedFrom: dateOrNull(promisedFrom), promisedTo: dateOrNull(promisedTo) };
}

const dateOrNull = (instant: string | undefined) => (instant === undefined ? null : new Date(instant));
