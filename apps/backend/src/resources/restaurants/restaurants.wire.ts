import type { components } from '@tiffin/api/schema';
import type { RestaurantRow } from './restaurants.store.ts';

/** A restaurant as the contract writes it. */
export function restaurantToWire(row: RestaurantRow): components['schemas']['Restaurant'] {
  return {
    _id: row.id,
    name: row.name,
    domain: row.domain,
    hasDelivery: row.hasDelivery,
    hasCollection: row.hasCollection,
    isActive: row.isActive,
    hours: row.hours,
    ...(row.specialHours === undefined ? {} : { specialHours: row.specialHours }),
    ...(row.closedUntil === undefined ? {} : { closedUntil: row.closedUntil }),
    timeZone: row.timeZone,
    createdAt: row.createdAt.toISOString(),
  };
}
