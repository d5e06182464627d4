import type { RestaurantFile } from '@tiffin/domain/restaurant-file';
import { and, asc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import type { Transaction } from '../db/client.ts';
import { restaurantDomains, restaurantSettings, restaurants } from '../db/schema.ts';
import { idFromKey } from '../ids.ts';

type RestaurantRow = typeof restaurants.$inferSelect;

/** The restaurant that a file is imported into; `known` is undefined for a new one. */
export interface ImportTarget {
  readonly restaurantId: string;
  readonly known: RestaurantRow | undefined;
}

/** The restaurant of a file is deleted: an import never revives one. */
export class RestaurantDeleted extends Error {
  override name = 'RestaurantDeleted';

  constructor({ id, name }: Pick<RestaurantRow, 'id' | 'name'>) {
    super(
      `The restaurant of this key, ${name}, is deleted: restore it (POST /restaurants/${id}/restore), or give the file a new key, which makes another restaurant.`,
    );
  }
}

/**
 * Finds and locks the restaurant that a file is imported into: the one with its key, else one that was made by the API,
 * has one of its domains and waits to be set up, else a new one.
 */
export async function findTarget(
  tx: Transaction,
  foundationId: string,
  { key, domains }: Pick<RestaurantFile, 'key' | 'domains'>,
): Promise<ImportTarget> {
  const known =
    (await findByKey(tx, foundationId, key)) ??
    (await findUnset(tx, foundationId, domains)) ??
    // Another import may have adopted it meanwhile.
    (await findByKey(tx, foundationId, key));
  if (known === undefined) return { restaurantId: idFromKey(foundationId, 'restaurant', key), known };
  if (known.deletedAt !== null) throw new RestaurantDeleted(known);
  return { restaurantId: known.id, known };
}

async function findByKey(
  tx: Transaction,
  foundationId: string,
  key: string,
): Promise<RestaurantRow | undefined> {
  // Of two imports at once, the second waits here for the first; so does an admin's change.
  const [found] = await tx
    .select()
    .from(restaurants)
    .where(and(eq(restaurants.foundationId, foundationId), eq(restaurants.key, key)))
    .for('no key update');
  return found;
}

/** A restaurant of the API that nobody has set up; where the domains are several ones', that of the first domain. */
async function findUnset(
  tx: Transaction,
  foundationId: string,
  domains: readonly string[],
): Promise<RestaurantRow | undefined> {
  const settings = tx
    .select({ id: restaurantSettings.restaurantId })
    .from(restaurantSettings)
    .where(eq(restaurantSettings.restaurantId, restaurants.id));
  const [found] = await tx
    .select({ restaurant: restaurants })
    .from(restaurants)
    .innerJoin(restaurantDomains, eq(restaurantDomains.restaurantId, restaurants.id))
    .where(
      and(
        eq(restaurants.foundationId, foundationId),
        isNull(restaurants.key),
        isNull(restaurants.deletedAt),
        notExists(settings),
        inArray(restaurantDomains.hostname, [...domains]),
      ),
    )
    .orderBy(asc(sql`array_position(${sql.param([...domains])}::text[], ${restaurantDomains.hostname})`))
    .limit(1)
    .for('no key update', { of: restaurants });
  return found?.restaurant;
}
