import { localTimes, type Order } from '@tiffin/domain';
import { OrderSteps } from '@tiffin/ui';

/** How far an order has come, step by step. */
export function Progress({ order }: { order: Order }) {
  return <OrderSteps order={order} times={localTimes('Europe/London')} />;
}
