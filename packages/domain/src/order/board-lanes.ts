import { lifecycleLimits } from '../order-lifecycle/lifecycle-limits.ts';
import type { CounterOrder } from './counter-order.ts';
import type { Order, OrderStatus } from './order.ts';
import { attentionOf } from './order-attention.ts';
import { expectedTime, reachedAt } from './order-progress.ts';

/** The orders of the counter's board by what is to be done with them, least time left first. */
export interface BoardLanes {
  /** Nobody has answered or seen them: those to answer, those that the system has accepted, and those that were missed. */
  readonly new: readonly CounterOrder[];
  /**
   * Accepted or being cooked, those in a state that this version does not know (none may get lost), and in their places
   * those that were cancelled meanwhile, until someone has seen that.
   */
  readonly kitchen: readonly CounterOrder[];
  /** Ready or out for delivery. */
  readonly ready: readonly CounterOrder[];
  /** Handed over so shortly ago that it can be undone, the latest first. */
  readonly done: readonly CounterOrder[];
}

type Lane = keyof BoardLanes;

const laneOfStatus: Partial<Readonly<Record<OrderStatus, Lane>>> = {
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
  return laneOfStatus[status] === 'kitchen';
}

/** Sorts orders into the lanes of the board; all others are not on it. */
export function boardLanes(orders: readonly CounterOrder[], now: Date): BoardLanes {
  const inLane = (lane: Lane) => orders.filter((each) => laneOf(each, now) === lane);
  const soonest = (lane: Lane, deadline: (order: CounterOrder) => string | null | undefined) =>
    inLane(lane).toSorted((a, b) => timeOf(deadline(a)) - timeOf(deadline(b)) || compareNumbers(a, b));
  const promise = ({ order }: CounterOrder) => expectedTime(order)?.to;
  return {
    new: inLane('new').toSorted((a, b) => newRank(a, now) - newRank(b, now) || compareNumbers(a, b)),
    kitchen: soonest('kitchen', promise),
    ready: soonest('ready', promise),
    done: soonest('done', ({ order }) => reachedAt(order, 'completed'))
      .filter((each) => canUndo(each, now))
      .toReversed(),
  };
}

function laneOf(counterOrder: CounterOrder, now: Date): Lane | undefined {
  const { order } = counterOrder;
  const attention = attentionOf(counterOrder, now);
  if (attention === 'new') return 'new';
  if (attention === 'closed') return reachedAt(order, 'accepted') === undefined ? 'new' : 'kitchen';
  return laneOfStatus[order.status];
}

// What waits for an answer comes first, the least time left on top; then what the system has accepted, the newest on top.
function newRank(counterOrder: CounterOrder, now: Date): number {
  const { order } = counterOrder;
  const attention = attentionOf(counterOrder, now);
  if (attention === 'closed') return Number.MAX_SAFE_INTEGER;
  if (attention !== 'new') return order.acceptBy === null ? afterAnswers : Date.parse(order.acceptBy);
  return afterAnswers + 1 + (afterAnswers - Date.parse(order.placedAt ?? order.createdAt));
}

// In ms: far beyond every instant, and still exact when another instant is added.
const afterAnswers = 1e14;

/** Whether staff may take back that an order is ready or handed over: for 10 minutes. */
export function canUndo({ order, history, customer }: CounterOrder, now: Date): boolean {
  if (order.status !== 'ready' && order.status !== 'completed') return false;
  // Once the customer has been erased, it would be an open order of nobody's.
  if (customer.name === null) return false;
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
