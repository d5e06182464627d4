import { type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { OpenStatusBadge } from '@tiffin/ui';

/** Whether the restaurant takes orders now, in its own time zone. */
export function OpenNow({ restaurant, now }: { restaurant: OrderableRestaurant; now: Date }) {
  return <OpenStatusBadge status={openStatus(restaurant, now)} />;
}
