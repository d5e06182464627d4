import { type Order, orderTimes } from '@tiffin/domain';
import { OrderActions } from '@tiffin/ui';

const getNow = () => new Date();

/** What a customer can do about an order, with the time that is left for it. */
export function ActionsOfOrder({ order, cancel }: { order: Order; cancel: () => void }) {
  const place = { homeHref: '/', restaurantPhone: '0113 496 0140' };
  const times = orderTimes(getNow(), 'Europe/London');
  return <OrderActions {...place} order={order} times={times} getNow={getNow} onCancel={cancel} />;
}
