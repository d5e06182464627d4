import { hash } from 'node:crypto';
import {
  applyPause,
  currentSpecialHours,
  type SaleTime,
  saleNote,
  serviceAt,
  soldOutAt,
} from '@tiffin/domain';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { menuItems, restaurantSettings, restaurants, serviceStates } from '../../db/schema.ts';
import type { SingleFlight } from '../../single-flight.ts';
import { soldOutOf } from '../availability/sold-out.store.ts';
import { readService } from '../service/service.store.ts';
import { specialHoursOf } from '../service/special-hours.store.ts';

/**
 * The version of what customers see of a restaurant at an instant, the same on every server; null when there is no such
 * restaurant. The menu counts by its own version.
 */
export async function findRestaurantVersion(
  db: Database,
  foundationId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  const [row] = await db
    .select({
      restaurant: restaurants,
      settings: restaurantSettings,
      service: serviceStates,
      soldOut: soldOutOf(restaurants.id),
      specialHours: specialHoursOf(restaurants.id),
      saleTimes: sql<SaleTime[][]>`coalesce((select json_agg(distinct ${menuItems.saleTimes})
        from ${menuItems} where ${menuItems.restaurantId} = ${restaurants.id}
          and ${menuItems.saleTimes} is not null and not ${menuItems.isRetired}), '[]'::json)`,
    })
    .from(restaurants)
    .leftJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .leftJoin(serviceStates, eq(serviceStates.restaurantId, restaurants.id))
    .where(
      and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId), isNull(restaurants.deletedAt)),
    );
  if (row === undefined) return null;
  const { pause, busy } = serviceAt(readService(row.service), now);
  const seen = [
    applyPause(row.restaurant, pause?.modes ?? []),
    row.settings,
    busy?.minutes ?? 0,
    currentSpecialHours(row.specialHours, row.restaurant, now),
    [...soldOutAt(row.soldOut, now)].sort(),
    // Copies of dishes end as soon as one of them begins or ends to be sold, or says so in other words.
    row.saleTimes.map((saleTimes) => saleNote(saleTimes, row.restaurant.timeZone, now)),
  ];
  return hash('sha256', JSON.stringify(seen), 'base64url').slice(0, 27);
}

/** The same, read once for all who ask at the same moment. */
export function shareRestaurantVersion(
  singleFlight: SingleFlight,
  db: Database,
  foundationId: string,
  id: string,
  now: Date,
): Promise<string | null> {
  return singleFlight(`version ${foundationId} ${id}`, () =>
    findRestaurantVersion(db, foundationId, id, now),
  );
}
