import { openStatuses } from '../order-lifecycle/order-status.ts';
import type { OrderProblem } from '../order-problem/order-problem.ts';
import type { CounterOrder } from './counter-order.ts';
import type { OrderStatus } from './order.ts';

/** How long a device may show orders that it has kept, in ms: the longest service. */
export const keptOrdersMs = 12 * 60 * 60_000;

// A clock that was put right; further back, nobody knows how old they are.
const clockSlackMs = 10 * 60_000;

const keptStatuses: ReadonlySet<OrderStatus> = new Set([...openStatuses, 'in_progress']);

/**
 * What a device keeps of orders for a reload without a network: those that are open, with what the board shows of them.
 * Telephone, address, the note to the rider, refunds, prints and the names of staff are not on the board, and of problems
 * only that there is one.
 */
export function ordersToKeep(orders: readonly CounterOrder[]): readonly CounterOrder[] {
  return orders.filter(({ order }) => keptStatuses.has(order.status)).map(asOnBoard);
}

/** Whether orders that were read at an instant may still be shown, both in ms by the clock of the device. */
export function mayShowKept(readAt: number, now: number): boolean {
  return now - readAt < keptOrdersMs && readAt - now <= clockSlackMs;
}

function asOnBoard({ order, customer, history, acknowledgements }: CounterOrder): CounterOrder {
  return {
    order: {
      ...order,
      ...{ address: null, riderNote: '', promoCode: null, refunds: [], otherRefunds: [] },
      ...(order.problems !== undefined && { problems: order.problems.map(withoutWords) }),
    },
    customer: { name: customer.name, phoneNumber: null },
    // The lanes follow from what was done; by whom is not said there.
    history: history.map((entry) => ({ ...entry, name: null })),
    acknowledgements: acknowledgements.map((one) => ({ ...one, name: null })),
    prints: [],
    shownUntil: null,
  };
}

// The mark on the board follows from the state.
const withoutWords = (problem: OrderProblem): OrderProblem => ({
  ...problem,
  lines: [],
  text: '',
  photos: [],
  answers: [],
});
