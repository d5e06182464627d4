import { type CounterOrder, localTimes } from '@tiffin/domain';
import { KitchenRow } from '@tiffin/ui';

interface KitchenProps {
  orders: readonly CounterOrder[];
  now: Date;
  onOpen: (order: CounterOrder) => void;
  onReady: (order: CounterOrder) => void;
  onUndo: (order: CounterOrder) => void;
}

const times = localTimes('Europe/London');

/** What is being cooked, on a screen of the kitchen's own; OrderBoard shows every lane. */
export function Kitchen({ orders, ...shared }: KitchenProps) {
  return orders.map((entry) => <KitchenRow key={entry.order.id} order={entry} times={times} {...shared} />);
}
