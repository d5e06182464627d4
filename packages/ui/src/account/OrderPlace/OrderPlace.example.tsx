import { localTimes, type Order } from '@tiffin/domain';
import { OrderPlace } from '@tiffin/ui';

/** Where an order goes, with the notes to the kitchen and the rider. */
export function PlaceOfOrder({ order }: { order: Order }) {
  return (
    <OrderPlace
      order={order}
      times={localTimes('Europe/London')}
      restaurantName="Saffron & Smoke"
      restaurantAddress="18 Call Lane, Leeds LS1 6DN"
    />
  );
}
