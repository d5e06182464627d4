import { type RecordedEvening, recordedOrders } from '@tiffin/api/testing/recorded-orders';
import type { CounterOrder, Order, OrderStatus } from '@tiffin/domain';

/** An instant of the evening on which these orders are placed, as "18:32" or "18:32:10". */
export function at(time: string): string {
  return new Date(`2026-11-20T${time.length === 5 ? `${time}:00` : time}.000Z`).toISOString();
}

/** The way of an order through its states, with when it reached each. */
export type Stages = readonly (readonly [OrderStatus, string])[];

/**
 * An order of the counter that has gone this way: what the backend has answered in its last state, with other times and
 * promised for 19:00. Its version counts the states unless one is given.
 */
export function counterOrder(
  number: number,
  stages: Stages = [['placed', '18:30']],
  change: Partial<Order> = {},
): CounterOrder {
  const timeline = stages.map(([status, time]) => ({ status, at: at(time) }));
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (first === undefined || last === undefined) throw new Error('An order has at least one state.');
  const real = realOrder(last.status, change.mode ?? 'collection');
  const aheadMs = Date.parse(first.at) - Date.parse(real.order.createdAt);
  const moved = (instant: string | null) =>
    instant === null ? null : new Date(Date.parse(instant) + aheadMs).toISOString();
  const promised = real.order.promisedTo === null ? null : at('19:00');
  return {
    ...real,
    shownUntil: real.shownUntil === null ? null : '2026-11-21T12:00:00.000Z',
    order: {
      ...real.order,
      id: `64b0a1f2c3d4e5f6ff${String(number).padStart(6, '0')}`,
      number: `S-${number}`,
      status: last.status,
      createdAt: first.at,
      placedAt: first.at,
      estimatedFrom: moved(real.order.estimatedFrom),
      estimatedTo: moved(real.order.estimatedTo),
      version: stages.length,
      acceptBy: moved(real.order.acceptBy),
      promisedFrom: promised,
      promisedTo: promised,
      timeline,
      ...change,
    },
  };
}

/** An order in this state that its restaurant has answered itself, as the backend says it. */
function realOrder(status: OrderStatus, mode: Order['mode']): CounterOrder {
  const closed: readonly RecordedEvening[] = ['declined', 'cancelled'];
  const evening = closed.find((end) => end === status) ?? mode;
  // A state of a later version is none that this backend says: it stands in the place of one that is cooked.
  const wanted = status === 'in_progress' ? 'preparing' : status;
  const real = recordedOrders(evening).find(({ order }) => order.status === wanted);
  if (real === undefined) throw new Error(`No ${mode} was recorded in the state ${status}.`);
  return real;
}
