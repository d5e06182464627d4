import { localTimes, type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { OfflineBoard, type OfflineBoardProps } from '@tiffin/ui';

/** What the device has kept, and what its presses do. */
type FromTheDevice = Omit<OfflineBoardProps, 'restaurantName' | 'status' | 'hrefs' | 'times' | 'timeZone'>;

/** The last board, after a reload without a network. */
export function KeptBoard({ restaurant, ...device }: FromTheDevice & { restaurant: OrderableRestaurant }) {
  return (
    <OfflineBoard
      {...device}
      restaurantName="Saffron & Smoke"
      status={openStatus(restaurant, device.now)}
      hrefs={{ orders: '/', menu: '/menu', service: '/service', today: '/today' }}
      timeZone={restaurant.timeZone}
      times={localTimes(restaurant.timeZone)}
    />
  );
}
