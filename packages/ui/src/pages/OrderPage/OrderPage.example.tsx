import type { Order } from '@tiffin/domain';
import { OrderActions, OrderPage, OrderRefunds } from '@tiffin/ui';

const getNow = () => new Date();
const place = {
  timeZone: 'Europe/London',
  restaurantAddress: '18 Call Lane, Leeds LS1 6DN',
  restaurantPhone: '0113 496 0140',
  restaurantName: 'Saffron & Smoke',
  vatNumber: 'GB 123 4567 89',
  backHref: '/orders',
  homeHref: '/',
  Actions: OrderActions,
  Refunds: OrderRefunds,
};

/** One order, from its payment to its arrival; null while it loads. */
export function OneOrder({ order, reload }: { order: Order | null; reload: () => void }) {
  return <OrderPage {...place} order={order} now={getNow()} getNow={getNow} onRetry={reload} />;
}
