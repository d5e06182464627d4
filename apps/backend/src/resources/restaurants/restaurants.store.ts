import type { components } from '@tiffin/api/schema';
import { applyPause, currentSpecialHours, serviceAt } from '@tiffin/domain';
import { and, asc, count, desc, eq, ilike, isNotNull, isNull, sql } from 'drizzle-orm';
import type pg from 'pg';
import { batchReads } from '../../db/batch-reads.ts';
import type { Database } from '../../db/client.ts';
import { restaurantDomains, restaurantSettings, restaurants, serviceStates } from '../../db/schema.ts';
import { readService, type StoredService } from '../service/service.store.ts';
import type { PublicHours } from '../service/special-hours.store.ts';
import { settingsToWire } from './settings.wire.ts';

type Restaurant = components['schemas']['Restaurant'];
type Settings = components['schemas']['Settings'];

/** A restaurant and its main hostname. */
export interface RestaurantRow {
  readonly id: string;
  readonly name: string;
  readonly domain: string;
  readonly hasDelivery: boolean;
  readonly hasCollection: boolean;
  readonly isActive: boolean;
  readonly hours: Restaurant['hours'];
  /** As customers need them now; admins read the week alone. */
  readonly specialHours?: PublicHours[];
  readonly closedUntil?: string | null;
  readonly timeZone: string;
  readonly createdAt: Date;
}

/** What is read of each restaurant. */
export const restaurantColumns = {
  id: restaurants.id,
  name: restaurants.name,
  domain: restaurantDomains.hostname,
  hasDelivery: restaurants.hasDelivery,
  hasCollection: restaurants.hasCollection,
  isActive: restaurants.isActive,
  hours: restaurants.hours,
  timeZone: restaurants.timeZone,
  createdAt: restaurants.createdAt,
};

/** Joins a restaurant to its main hostname. */
export const isMainDomain = and(
  eq(restaurantDomains.restaurantId, restaurants.id),
  eq(restaurantDomains.position, 0),
);

// The busiest read of all: prepared, so that the database plans it once for each connection.
const byHostname = {
  name: 'restaurants-by-hostname',
  text: `select asked.position::int, r.id, r.name, main.hostname as domain, r.has_delivery as "hasDelivery",
      r.has_collection as "hasCollection", r.is_active as "isActive", r.hours, r.time_zone as "timeZone",
      r.created_at as "createdAt", s.paused_modes as "pausedModes", s.paused_until as "pausedUntil",
      s.pause_reason as "pauseReason", s.busy_minutes as "busyMinutes", s.busy_until as "busyUntil",
      coalesce((select json_agg(json_strip_nulls(json_build_object(
        'date', d.date, 'isActive', d.is_active, 'opening', d.opening, 'closing', d.closing,
        'breaks', d.breaks, 'customerNote', d.customer_note)) order by d.date)
        from special_hours d where d.restaurant_id = r.id), '[]'::json) as "specialHours"
    from unnest($1::text[], $2::char(24)[]) with ordinality as asked(hostname, foundation_id, position)
    join restaurant_domains own on own.hostname = asked.hostname and not own.is_freed
    join restaurants r on r.id = own.restaurant_id and r.foundation_id = asked.foundation_id
    join restaurant_domains main on main.restaurant_id = r.id and main.position = 0
    left join service_states s on s.restaurant_id = r.id
    where r.deleted_at is null`,
};

/** Finds the restaurant of a hostname within the tenant, as customers see it at an instant. */
export type FindByHostname = (
  hostname: string,
  foundationId: string,
  now: Date,
) => Promise<RestaurantRow | null>;

/** Makes the look-up by hostname; what is asked for at the same moment is one query. */
export function createFindByHostname(pool: pg.Pool): FindByHostname {
  const read = batchReads<RestaurantRow & StoredService & { readonly specialHours: PublicHours[] }>(
    pool,
    byHostname,
  );
  return async (hostname, foundationId, now) => {
    const row = await read(hostname, foundationId);
    if (row === null) return null;
    const current = { ...row, ...currentSpecialHours(row.specialHours, row, now) };
    return applyPause(current, serviceAt(readService(row), now).pause?.modes ?? []);
  };
}

/** Finds a restaurant by id within the tenant, as its admins have set it. */
export async function findRestaurant(
  db: Database,
  foundationId: string,
  id: string,
): Promise<RestaurantRow | null> {
  const [row] = await db
    .select(restaurantColumns)
    .from(restaurants)
    .innerJoin(restaurantDomains, isMainDomain)
    .where(
      and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId), isNull(restaurants.deletedAt)),
    );
  return row ?? null;
}

/** One page of a tenant's restaurants, as their admins have set them, and how many there are in all. */
export async function listRestaurants(
  db: Database,
  foundationId: string,
  page: {
    readonly page: number;
    readonly limit: number;
    readonly search: string;
    readonly isAscending: boolean;
  },
): Promise<{ rows: RestaurantRow[]; total: number }> {
  const pattern = `%${page.search.trim().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const where = and(
    eq(restaurants.foundationId, foundationId),
    isNull(restaurants.deletedAt),
    page.search.trim() === '' ? undefined : ilike(restaurants.name, pattern),
  );
  const direction = page.isAscending ? asc : desc;
  const rows = await db
    .select(restaurantColumns)
    .from(restaurants)
    .innerJoin(restaurantDomains, isMainDomain)
    .where(where)
    .orderBy(direction(restaurants.createdAt), direction(restaurants.id))
    .limit(page.limit)
    .offset((page.page - 1) * page.limit);
  const [counted] = await db.select({ total: count() }).from(restaurants).where(where);
  return { rows, total: counted?.total ?? 0 };
}

/**
 * The settings of a restaurant, with the estimates of an instant; null while nobody has set it up. Those of a deleted one
 * only where they are asked for.
 */
export async function findSettings(
  db: Database,
  foundationId: string,
  id: string,
  now: Date,
  isDeleted = false,
): Promise<Settings | null> {
  const [row] = await db
    .select({
      name: restaurants.name,
      minOrderPrice: restaurants.minOrderPrice,
      settings: restaurantSettings,
      service: serviceStates,
      domains: sql<
        string[]
      >`(select array_agg(d.hostname order by d.position) from restaurant_domains d where d.restaurant_id = ${restaurants.id})`,
    })
    .from(restaurants)
    .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .leftJoin(serviceStates, eq(serviceStates.restaurantId, restaurants.id))
    .where(
      and(
        eq(restaurants.id, id),
        eq(restaurants.foundationId, foundationId),
        isDeleted ? isNotNull(restaurants.deletedAt) : isNull(restaurants.deletedAt),
      ),
    );
  if (row === undefined) return null;
  const { busy } = serviceAt(readService(row.service), now);
  return settingsToWire(id, row, busy);
}
