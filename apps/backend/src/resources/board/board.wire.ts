import type { components } from '@tiffin/api/schema';
import { orderToWire } from '../orders/orders.wire.ts';
import { readOrder } from '../orders/read-order.ts';
import type { BoardOrder } from './board.store.ts';

/** An order as the contract writes it for its restaurant. */
export function boardOrderToWire(found: BoardOrder, now: Date): components['schemas']['CounterOrder'] {
  const { order, history, customerName } = found;
  return {
    order: orderToWire(readOrder(found, now)),
    customer: {
      name: customerName,
      phoneNumber: customerName === null ? null : order.snapshot.phoneNumber,
    },
    history: history.map(({ version, action, actor, actorName, at }) => ({
      version,
      action,
      actor,
      name: actorName,
      at: at.toISOString(),
    })),
  };
}
