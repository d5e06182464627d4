import { type CounterOrder, localTimes } from '@tiffin/domain';
import { NewOrderCard } from '@tiffin/ui';

interface NewOrdersProps {
  orders: readonly CounterOrder[];
  now: Date;
  onOpen: (order: CounterOrder) => void;
  onUndoAccept: (order: CounterOrder) => void;
  onAccept: (order: CounterOrder, promisedAt: Date) => void;
}

const times = localTimes('Europe/London');

/** The orders to answer, on a screen of their own; OrderBoard shows every lane. */
export function NewOrders({ orders, ...shared }: NewOrdersProps) {
  return orders.map((entry) => <NewOrderCard key={entry.order.id} order={entry} times={times} {...shared} />);
}
