import { type CounterOrder, localTimes } from '@tiffin/domain';
import { ClosedOrderCard } from '@tiffin/ui';

interface ClosedOrdersProps {
  orders: readonly CounterOrder[];
  now: Date;
  isOffline: boolean;
  onOpen: (order: CounterOrder) => void;
  onAcknowledge: (order: CounterOrder) => void;
}

const times = localTimes('Europe/London');

/** The orders that were cancelled or missed, on a screen of their own; OrderBoard shows every lane. */
export function ClosedOrders({ orders, ...shared }: ClosedOrdersProps) {
  return orders.map((entry) => (
    <ClosedOrderCard key={entry.order.id} order={entry} times={times} {...shared} />
  ));
}
