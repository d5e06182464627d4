import { type Order, orderTimes } from '@tiffin/domain';
import { OrderList } from '@tiffin/ui';

/** The customer's orders, the latest first; null while they load. */
export function MyOrders({ orders }: { orders: readonly Order[] | null }) {
  const times = orderTimes(new Date(), 'Europe/London');
  return <OrderList orders={orders} times={times} orderHref={({ id }) => `/orders/${id}`} />;
}
