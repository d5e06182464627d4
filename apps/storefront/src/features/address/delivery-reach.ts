import type { DeliveryReach } from '@tiffin/ui';
import type { RestaurantPage } from '../restaurant/restaurant.server.ts';

/** Where a restaurant delivers, seen from where it stands. */
export function deliveryReach({ restaurant, settings }: RestaurantPage): DeliveryReach {
  const { contact, deliveryAreas: areas } = settings;
  return {
    areas,
    origin: contact,
    place: `${contact.addressLine}, ${contact.city}`,
    hasCollection: restaurant.hasCollection,
  };
}
