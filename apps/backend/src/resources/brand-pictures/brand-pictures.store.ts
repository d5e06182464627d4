import type { Photo } from '@tiffin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type pg from 'pg';
import type { Database } from '../../db/client.ts';
import { restaurantSettings, restaurants } from '../../db/schema.ts';
import type { Brand } from '../../pictures/drawn/brand.ts';

/** Finds what is drawn of a restaurant; null when there is no such restaurant. */
export async function findBrand(db: Database, foundationId: string, id: string): Promise<Brand | null> {
  const [brand] = await db
    .select({
      name: restaurants.name,
      brandHue: restaurantSettings.brandHue,
      logo: restaurantSettings.logo,
    })
    .from(restaurants)
    .innerJoin(restaurantSettings, eq(restaurantSettings.restaurantId, restaurants.id))
    .where(
      and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId), isNull(restaurants.deletedAt)),
    );
  return brand ?? null;
}

/** A dish as the picture of a shared link shows it. */
export interface SharedDish {
  readonly name: string;
  readonly photo: Photo | null;
  readonly photoUrl: string | null;
}

/** Finds the dish that is shared; without one, the first on the menu with a photo, else with any picture. */
export async function findSharedDish(
  pool: pg.Pool,
  restaurantId: string,
  dishId: string | undefined,
): Promise<SharedDish | null> {
  const { rows } = await pool.query<SharedDish>(
    `select i.name, i.photo, i.photo_url as "photoUrl"
      from menu_items i join menu_categories c on c.id = i.category_id
      where i.restaurant_id = $1 and not i.is_retired and not c.is_retired
        and case when $2::text is null then i.photo_url is not null else i.id = $2 end
      order by i.photo is null, c.position, i.position, i.id limit 1`,
    [restaurantId, dishId ?? null],
  );
  return rows[0] ?? null;
}
