import { type CounterOrder, localTimes } from '@tiffin/domain';
import { UnseenOrderCard } from '@tiffin/ui';

interface UnseenOrdersProps {
  orders: readonly CounterOrder[];
  now: Date;
  onOpen: (order: CounterOrder) => void;
  onAcknowledge: (order: CounterOrder) => void;
}

const times = localTimes('Europe/London');

/** The orders that the system has accepted, on a screen of their own; OrderBoard shows every lane. */
export function UnseenOrders({ orders, ...shared }: UnseenOrdersProps) {
  return orders.map((entry) => (
    <UnseenOrderCard key={entry.order.id} order={entry} times={times} {...shared} />
  ));
}
