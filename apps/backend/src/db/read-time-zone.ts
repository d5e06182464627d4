import { eq } from 'drizzle-orm';
import type { Database } from './client.ts';
import { restaurants } from './schema.ts';

/** The time zone of a restaurant that is there. */
export async function readTimeZone(db: Database, restaurantId: string): Promise<string> {
  const [row] = await db
    .select({ timeZone: restaurants.timeZone })
    .from(restaurants)
    .where(eq(restaurants.id, restaurantId));
  if (row === undefined) throw new Error('A restaurant that is named by a row is not there');
  return row.timeZone;
}
