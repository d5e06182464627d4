import { isInKitchen } from './board-lanes.ts';
import { countDishes } from './count-dishes.ts';
import type { CounterOrder } from './counter-order.ts';

/** What the kitchen can have open before a new order waits longer, and how much longer each further lot takes. */
const load = { pieces: 16, lot: 8, minutesPerLot: 5 } as const;

/** How many minutes are suggested at most, and are always offered. */
const most = 90;

/** What a promise follows from. */
export interface KitchenLoad {
  /** The longest that customers usually wait, in minutes. */
  readonly usualMinutes: number;
  /** What a busy restaurant adds, in minutes. */
  readonly busyMinutes: number;
  /** How many dishes are still to be cooked. */
  readonly openPieces: number;
}

/** The minutes that the counter suggests to promise; customers are shown the restaurant's own times, whatever it says. */
export function suggestedMinutes({ usualMinutes, busyMinutes, openPieces }: KitchenLoad): number {
  const lots = Math.floor(Math.max(0, openPieces - load.pieces) / load.lot);
  const minutes = usualMinutes + busyMinutes + lots * load.minutesPerLot;
  return Math.min(most, Math.ceil(minutes / 5) * 5);
}

/** The minutes that can be promised by one press: around the suggestion, an hour, and an hour and a half. */
export function promiseChoices(suggested: number): readonly number[] {
  const around = [-10, -5, 0, 10, 20].map((more) => suggested + more).filter((minutes) => minutes > 5);
  return [...new Set([...around, 60, most])].toSorted((a, b) => a - b);
}

/** How many dishes of all orders are still to be cooked. */
export function openPieces(orders: readonly CounterOrder[]): number {
  return orders
    .filter(({ order }) => isInKitchen(order))
    .reduce((sum, { order }) => sum + countDishes(order.items), 0);
}
