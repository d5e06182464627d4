import type { components } from '@tiffin/api/schema';
import { and, desc, eq, notExists } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/client.ts';
import { restaurantDomains, restaurants } from '../../db/schema.ts';
import { findSettings, isMainDomain, type RestaurantRow, restaurantColumns } from './restaurants.store.ts';

/** A deleted restaurant, as the page of its freed hostname shows it. */
export interface FormerRestaurant {
  readonly row: RestaurantRow;
  readonly settings: components['schemas']['Settings'];
}

/**
 * Finds the restaurant that had a hostname before it was deleted, the last one of several; null where there was none, where
 * nobody had set it up, or where another has the hostname now.
 */
export async function findFormerRestaurant(
  db: Database,
  hostname: string,
  foundationId: string,
  now: Date,
): Promise<FormerRestaurant | null> {
  const freed = alias(restaurantDomains, 'freed');
  const current = alias(restaurantDomains, 'current');
  // By a restaurant of another tenant, perhaps.
  const taken = db
    .select({ hostname: current.hostname })
    .from(current)
    .where(and(eq(current.hostname, hostname), eq(current.isFreed, false)));
  const [row] = await db
    .select(restaurantColumns)
    .from(freed)
    .innerJoin(restaurants, eq(restaurants.id, freed.restaurantId))
    .innerJoin(restaurantDomains, isMainDomain)
    .where(
      and(
        eq(freed.hostname, hostname),
        eq(freed.isFreed, true),
        eq(restaurants.foundationId, foundationId),
        notExists(taken),
      ),
    )
    .orderBy(desc(restaurants.deletedAt))
    .limit(1);
  if (row === undefined) return null;
  const settings = await findSettings(db, foundationId, row.id, now, true);
  return settings === null ? null : { row, settings };
}
