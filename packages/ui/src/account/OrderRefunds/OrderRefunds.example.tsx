import { type Order, orderTimes } from '@tiffin/domain';
import { OrderRefunds } from '@tiffin/ui';

/** What has gone back to the customer; nothing while nothing has. */
export function RefundsOf({ order }: { order: Order }) {
  return <OrderRefunds refunds={order.refunds} times={orderTimes(new Date(), 'Europe/London')} />;
}
