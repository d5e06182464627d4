import { type Order, orderTimes } from '@tiffin/domain';
import { OrderStatusHeader } from '@tiffin/ui';

/** The head of an order's page, which hears of each change at once. */
export function OrderHead({ order, now, readAt }: { order: Order; now: Date; readAt: string }) {
  const times = orderTimes(now, 'Europe/London');
  const live = { isLive: true, updatedAt: readAt };
  return <OrderStatusHeader order={order} times={times} now={now} backHref="/orders" live={live} />;
}
