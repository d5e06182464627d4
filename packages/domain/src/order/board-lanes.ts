import { lifecycleLimits } from '../order-lifecycle/lifecycle-guards.ts';
import type { CounterOrder } from './counter-order.ts';
import type { Order, OrderStatus } from './order.ts';
import { expectedTime, reachedAt } from './order-progress.ts';

/** The orders of the counter's board by what is to be done with them, least time left first. */
export interface BoardLanes {
  /** Nobody has answered them. */
  readonly new: readonly CounterOrder[];
  /** Accepted or being cooked, and those in a state that this version does not know: none may get lost. */
  readonly kitchen: readonly CounterOrder[];
  /** Ready or out for delivery. */
  readonly ready: readonly CounterOrder[];
  /** Handed over so shortly ago that it can be undone, the latest first. */
  readonly done: readonly CounterOrder[];
}

type Lane = keyof BoardLanes;

const laneOf: Partial<Readonly<Record<OrderStatus, Lane>>> = {
  placed: 'new',
  accepted: 'kitchen',
  preparing: 'kitchen',
  in_progress: 'kitchen',
  ready: 'ready',
  out_for_delivery: 'ready',
  completed: 'done',
};

/** Whether the kitchen has an order still to cook: it is accepted, and not ready yet. */
export function isInKitchen({ status }: Pick<Order, 'status'>): boolean {
  return laneOf[status] === 'kitchen';
}

/** Sorts orders into the lanes of the board; all others are not on it. */
export function boardLanes(orders: readonly CounterOrder[], now: Date): BoardLanes {
  const inLane = (lane: Lane) => orders.filter(({ order }) => laneOf[order.status] === lane);
  const soonest = (lane: Lane, deadline: (order: CounterOrder) => string | null | undefined) =>
    inLane(lane).toSorted((a, b) => timeOf(deadline(a)) - timeOf(deadline(b)) || compareNumbers(a, b));
  const promise = ({ order }: CounterOrder) => expectedTime(order)?.to;
  return {
    new: soonest('new', ({ order }) => order.acceptBy),
    kitchen: soonest('kitchen', promise),
    ready: soonest('ready', promise),
    done: soonest('done', ({ order }) => reachedAt(order, 'completed'))
      .filter((each) => canUndo(each, now))
      .toReversed(),
  };
}

/** Whether staff may take back that an order is ready or handed over: for 10 minutes. */
export function canUndo({ order, history }: CounterOrder, now: Date): boolean {
  if (order.status !== 'ready' && order.status !== 'completed') return false;
  const since = reachedAt(order, order.status);
  // What the system completed by itself is not a person's mistake.
  const isByPerson = history.at(-1)?.actor !== 'system';
  return isByPerson && since !== undefined && now.getTime() <= Date.parse(since) + lifecycleLimits.undoMs;
}

// Without a time there is no hurry: after all that have one.
function timeOf(instant: string | null | undefined): number {
  return instant === null || instant === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(instant);
}

function compareNumbers(a: CounterOrder, b: CounterOrder): number {
  return a.order.number.localeCompare(b.order.number, 'en', { numeric: true });
}
