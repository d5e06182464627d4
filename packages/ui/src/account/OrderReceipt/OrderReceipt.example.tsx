import { type Order, orderTimes } from '@tiffin/domain';
import { OrderReceipt } from '@tiffin/ui';

/** What was ordered, where it goes and what it cost. */
export function Receipt({ order }: { order: Order }) {
  return (
    <OrderReceipt
      order={order}
      times={orderTimes(new Date(), 'Europe/London')}
      restaurantAddress="18 Call Lane, Leeds LS1 6DN"
      restaurantName="Saffron & Smoke"
      vatNumber={null}
    />
  );
}
