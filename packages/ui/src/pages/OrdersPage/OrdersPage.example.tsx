import type { Order } from '@tiffin/domain';
import { OrdersPage } from '@tiffin/ui';

/** All orders of a customer; null while they load. */
export function Orders({ orders, reload }: { orders: readonly Order[] | null; reload: () => void }) {
  return (
    <OrdersPage
      orders={orders}
      now={new Date()}
      timeZone="Europe/London"
      orderHref={({ id }) => `/orders/${id}`}
      backHref="/profile"
      homeHref="/"
      onRetry={reload}
    />
  );
}
