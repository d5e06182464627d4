import { type Order, orderTimes } from '@tiffin/domain';
import { OrderStatusHeader } from '@tiffin/ui';

/** The head of an order's page, which hears of each change at once. */
export function OrderHead({ order, readAt }: { order: Order; readAt: string }) {
  const times = orderTimes(new Date(), 'Europe/London');
  const live = { isLive: true, updatedAt: readAt };
  return <OrderStatusHeader order={order} times={times} backHref="/profile" live={live} />;
}
