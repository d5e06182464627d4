import type { Order } from '@tiffin/domain';
import { YourUsual } from '@tiffin/ui';

/** The order that a customer places most often, one press away. */
export function Usual({ order, orderAgain }: { order: Order; orderAgain: (order: Order) => void }) {
  return <YourUsual items={order.items} onOrder={() => orderAgain(order)} />;
}
