import { type CounterOrder, localTimes, type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { WaitingCover, type WaitingCoverProps } from '@tiffin/ui';

/** What the app knows of the tablet, and the press that starts its sound. */
type FromTheApp = Pick<WaitingCoverProps, 'isOnline' | 'hasSound' | 'bell' | 'now' | 'onStart'>;

interface OnTheCoverProps extends FromTheApp {
  restaurant: OrderableRestaurant;
  waiting: readonly CounterOrder[];
}

/** The page before a shift while orders wait. */
export function OnTheCover({ restaurant, waiting, ...tablet }: OnTheCoverProps) {
  return (
    <WaitingCover
      {...tablet}
      restaurantName="Saffron & Smoke"
      status={openStatus(restaurant, tablet.now)}
      orders={waiting}
      times={localTimes(restaurant.timeZone)}
    />
  );
}
