import { localTimes, type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { MenuAvailability, type MenuAvailabilityProps } from '@tiffin/ui';

/** What the app's queries and mutations give. */
type FromTheApp = Pick<
  MenuAvailabilityProps,
  'categories' | 'pendingIds' | 'onTakeOff' | 'onPutBack' | 'onTakeOffEverywhere' | 'onPutBackEverywhere'
>;

interface MenuRouteProps extends FromTheApp {
  restaurant: OrderableRestaurant;
  now: Date;
}

/** The menu page: what is sold out, and until when. */
export function MenuRoute({ restaurant, now, ...menu }: MenuRouteProps) {
  const { nextOpening } = openStatus(restaurant, now);
  const times = localTimes(restaurant.timeZone);
  return <MenuAvailability {...menu} nextOpening={nextOpening} times={times} now={now} />;
}
