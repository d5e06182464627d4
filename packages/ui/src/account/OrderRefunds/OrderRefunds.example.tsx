import { type Order, orderTimes } from '@tiffin/domain';
import { OrderRefunds } from '@tiffin/ui';

/** What has gone back to the customer; nothing while nothing has. */
export function RefundsOf({ order }: { order: Order }) {
  const times = orderTimes(new Date(), 'Europe/London');
  return <OrderRefunds refunds={order.refunds} otherRefunds={order.otherRefunds} times={times} />;
}
