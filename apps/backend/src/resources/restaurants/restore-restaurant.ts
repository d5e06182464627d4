import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Transaction } from '../../db/client.ts';
import { restaurantDomains, restaurants } from '../../db/schema.ts';

/** What became of a request to restore a restaurant; `unchanged` is one that is not deleted, or does not exist. */
export type Restoration =
  | { readonly kind: 'restored' | 'unchanged' }
  | { readonly kind: 'refused'; readonly taken: readonly TakenHostname[] };

/** Restores a deleted restaurant with the hostnames that it had; refused while another restaurant has one of them. */
export async function restoreRestaurant(
  tx: Transaction,
  foundationId: string,
  id: string,
): Promise<Restoration> {
  const [found] = await tx
    .select({ deletedAt: restaurants.deletedAt })
    .from(restaurants)
    .where(and(eq(restaurants.id, id), eq(restaurants.foundationId, foundationId)))
    .for('no key update');
  if (found === undefined || found.deletedAt === null) return { kind: 'unchanged' };
  const taken = await findTakenHostnames(tx, id);
  if (taken.length > 0) return { kind: 'refused', taken };
  await tx.update(restaurants).set({ deletedAt: null }).where(eq(restaurants.id, id));
  await tx.update(restaurantDomains).set({ isFreed: false }).where(eq(restaurantDomains.restaurantId, id));
  return { kind: 'restored' };
}

/** A hostname that another restaurant has by now. */
export interface TakenHostname {
  readonly hostname: string;
  readonly by: string;
}

function findTakenHostnames(tx: Transaction, restaurantId: string): Promise<TakenHostname[]> {
  const freed = tx
    .select({ hostname: restaurantDomains.hostname })
    .from(restaurantDomains)
    .where(eq(restaurantDomains.restaurantId, restaurantId));
  return tx
    .select({ hostname: restaurantDomains.hostname, by: restaurants.name })
    .from(restaurantDomains)
    .innerJoin(restaurants, eq(restaurants.id, restaurantDomains.restaurantId))
    .where(and(eq(restaurantDomains.isFreed, false), inArray(restaurantDomains.hostname, freed)))
    .orderBy(asc(restaurantDomains.hostname));
}
