import type { MenuOverview } from '@tiffin/domain';
import { type OrderableRestaurant, openStatus } from '@tiffin/domain';
import { Masthead, mastheadPictures, OpenStatusBadge } from '@tiffin/ui';

/** Who the restaurant is, and whether it is open. */
export function Cover({ restaurant, menu }: { restaurant: OrderableRestaurant; menu: MenuOverview }) {
  const status = openStatus(restaurant, new Date());
  return (
    <Masthead
      name="Saffron & Smoke"
      tagline="Modern British-Indian grill."
      locality="Call Lane, Leeds."
      pictures={mastheadPictures(menu)}
      isOpen={status.isOpen}
      status={<OpenStatusBadge status={status} />}
    />
  );
}
