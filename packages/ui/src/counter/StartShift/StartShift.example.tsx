import { localTimes, type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { StartShift, type StartShiftProps } from '@tiffin/ui';

/** What the app knows of the tablet, and the press that starts its sound. */
type FromTheApp = Pick<StartShiftProps, 'deviceName' | 'isOnline' | 'soldOutCount' | 'now' | 'onStart'>;

/** The page before a shift. */
export function BeforeTheShift({ restaurant, ...tablet }: FromTheApp & { restaurant: OrderableRestaurant }) {
  return (
    <StartShift
      {...tablet}
      restaurantName="Saffron & Smoke"
      status={openStatus(restaurant, tablet.now)}
      canStayAwake={'wakeLock' in navigator}
      menuHref="/menu"
      times={localTimes(restaurant.timeZone)}
    />
  );
}
