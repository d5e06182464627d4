import type { BoardLanes } from './board-lanes.ts';
import type { CounterOrder } from './counter-order.ts';

/** An order in its place on the board. */
export interface PlacedOrder {
  /** As it is now. */
  readonly entry: CounterOrder;
  /** As it was when it took its place. */
  readonly before: CounterOrder;
  /** It has gone on since, and keeps its place only so that nothing moves under a finger. */
  readonly isOver: boolean;
}

type Lane = keyof BoardLanes;

/** The places of the board, lane by lane. */
export type PlacedLanes = Readonly<Record<Lane, readonly PlacedOrder[]>>;

const laneNames: readonly Lane[] = ['new', 'kitchen', 'ready', 'done'];

/**
 * Gives every order its place. Places that are held stay as they are, whatever has become of their orders: what has come
 * since follows after them.
 */
export function placeOrders(
  orders: readonly CounterOrder[],
  lanes: BoardLanes,
  held: PlacedLanes | null,
): PlacedLanes {
  if (held === null) return eachLane((lane) => lanes[lane].map(placed));
  const known = new Map(orders.map((entry) => [entry.order.id, entry]));
  const laneOf = new Map(laneNames.flatMap((lane) => lanes[lane].map(({ order }) => [order.id, lane])));
  const heldIds = new Set(laneNames.flatMap((lane) => held[lane].map(({ entry }) => entry.order.id)));
  return eachLane((lane) => [
    ...held[lane].map(({ entry: last, before }) => {
      const { id } = last.order;
      const entry = known.get(id) ?? last;
      return { entry, before, isOver: laneOf.get(id) !== lane || hasGoneOut(before, entry) };
    }),
    ...lanes[lane].filter(({ order }) => !heldIds.has(order.id)).map(placed),
  ]);
}

/** Whether a place that was seen before has been taken by another order since: a finger may be on its way there. */
export function hasMoved(before: PlacedLanes, after: PlacedLanes): boolean {
  const idsOf = (places: readonly PlacedOrder[]) => places.map(({ entry }) => entry.order.id);
  // The first new order takes room from the kitchen, the last one gives it back.
  if ((before.new.length === 0) !== (after.new.length === 0)) return true;
  return laneNames.some((lane) => {
    const ids = idsOf(after[lane]);
    return idsOf(before[lane]).some((id, index) => ids[index] !== id);
  });
}

function placed(entry: CounterOrder): PlacedOrder {
  return { entry, before: entry, isOver: false };
}

// Ready and out are one lane with two different next steps.
function hasGoneOut(before: CounterOrder, { order }: CounterOrder): boolean {
  return before.order.status === 'ready' && order.status === 'out_for_delivery';
}

function eachLane(places: (lane: Lane) => readonly PlacedOrder[]): PlacedLanes {
  return { new: places('new'), kitchen: places('kitchen'), ready: places('ready'), done: places('done') };
}
