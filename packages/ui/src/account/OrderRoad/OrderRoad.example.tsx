import { localTimes, type Order } from '@tiffin/domain';
import { OrderRoad } from '@tiffin/ui';

/** How far an order has come, on its road to the customer. */
export function Progress({ order }: { order: Order }) {
  return <OrderRoad order={order} times={localTimes('Europe/London')} />;
}
