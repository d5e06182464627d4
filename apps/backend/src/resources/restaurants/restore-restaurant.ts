import { and, asc, eq, inArray } from 'drizzle-orm';
import { type Problem, problem } from '../../contract/problem.ts';
import type { Transaction } from '../../db/client.ts';
import { restaurantDomains, restaurants } from '../../db/schema.ts';

/** What became of a request to restore a restaurant; `unchanged` is one that is not deleted, or does not exist. */
export type Restoration =
  | { readonly kind: 'restored' | 'unchanged' }
  | { readonly kind: 'refused'; readonly problem: Problem };

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
  if (taken.length > 0) return { kind: 'refused', problem: hostnamesTaken(taken) };
  await tx.update(restaurants).set({ deletedAt: null }).where(eq(restaurants.id, id));
  await tx.update(restaurantDomains).set({ isFreed: false }).where(eq(restaurantDomains.restaurantId, id));
  return { kind: 'restored' };
}

interface TakenHostname {
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

function hostnamesTaken(taken: readonly TakenHostname[]): Problem {
  const [first, ...others] = taken.map(({ hostname, by }) => `${by} has its domain ${hostname} by now`);
  const more = others.length === 0 ? '' : ` (and ${others.length} more are taken)`;
  const message = `${first}${more}. Give the other restaurant another domain, or delete it, and restore again.`;
  const fields = taken.map(({ hostname, by }) => ({
    field: 'domain',
    message: `${by} has ${hostname} by now.`,
  }));
  return problem(409, 'conflict', message, { fields });
}
