import { and, eq, isNull } from 'drizzle-orm';
import type { Transaction } from './client.ts';
import { restaurants } from './schema.ts';

/**
 * Keeps a restaurant from being deleted until the transaction ends; false when it is deleted already. Any number of
 * transactions hold it at once, also beside an import: only a deletion locks the row `for update`.
 */
export async function holdRestaurant(tx: Transaction, restaurantId: string): Promise<boolean> {
  const held = await tx
    .select({ id: restaurants.id })
    .from(restaurants)
    .where(and(eq(restaurants.id, restaurantId), isNull(restaurants.deletedAt)))
    .for('key share');
  return held.length > 0;
}
