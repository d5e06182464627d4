import type { OrderStatus } from '../order/order.ts';
import type { ClosedReason } from '../order-lifecycle/lifecycle-order.ts';
import { isTaken } from './is-taken.ts';

/** How often a dish was ordered in orders that ended, or did not end, in one way. */
export interface OrderedDish {
  readonly status: OrderStatus;
  readonly closedReason: ClosedReason | null;
  readonly name: string;
  readonly quantity: number;
}

/** A dish and how often it was sold. */
export interface SoldDish {
  readonly name: string;
  readonly quantity: number;
}

/** The most dishes that are named as best sellers. */
export const mostBestSellers = 10;

/** The dishes that sold most in orders that count as taken, the best first; of the same number in the order of names. */
export function bestSellers(dishes: readonly OrderedDish[]): readonly SoldDish[] {
  const sold = Map.groupBy(dishes.filter(isTaken), ({ name }) => name);
  return [...sold]
    .map(([name, ofName]) => ({ name, quantity: ofName.reduce((sum, { quantity }) => sum + quantity, 0) }))
    .toSorted((one, other) => other.quantity - one.quantity || one.name.localeCompare(other.name, 'en-GB'))
    .slice(0, mostBestSellers);
}
