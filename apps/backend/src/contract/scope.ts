import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../db/client.ts';
import { foundations, restaurants } from '../db/schema.ts';
import { createExpiringMemory } from '../expiring-memory.ts';
import { notFound, type Problem, problem } from './problem.ts';

/** Finds out which tenant and which restaurant a request means; remembers answers that change rarely. */
export interface Scope {
  readonly isKnownFoundation: (foundationId: string) => Promise<boolean>;
  /** The id of the restaurant meant, or why none can be. */
  readonly restaurantId: (foundationId: string, header: string | null) => Promise<string | Problem>;
}

// A deleted restaurant is noticed after this time at the latest.
const rememberMs = 2_000;
const maxRemembered = 10_000;

/** Makes the scope over a database. */
export function createScope(db: Database): Scope {
  // A tenant never goes away, so a known one stays known.
  const knownFoundations = new Set<string>();
  const remembered = createExpiringMemory<string>(maxRemembered, () => performance.now());

  return {
    isKnownFoundation: async (foundationId) => {
      if (knownFoundations.has(foundationId)) return true;
      const [row] = await db
        .select({ id: foundations.id })
        .from(foundations)
        .where(eq(foundations.id, foundationId));
      if (row !== undefined) knownFoundations.add(foundationId);
      return row !== undefined;
    },
    restaurantId: async (foundationId, header) => {
      const key = `${foundationId} ${header}`;
      const known = header === null ? undefined : remembered.get(key);
      if (known !== undefined) return known;
      const found = await db
        .select({ id: restaurants.id })
        .from(restaurants)
        .where(
          and(
            eq(restaurants.foundationId, foundationId),
            isNull(restaurants.deletedAt),
            header === null ? undefined : eq(restaurants.id, header),
          ),
        )
        .limit(2);
      const [only, another] = found;
      if (only === undefined && header !== null) return notFound('This restaurant');
      if (only === undefined || another !== undefined) {
        return problem(
          400,
          'restaurant_required',
          'Please say which restaurant this is for: the header restaurant-id is missing.',
        );
      }
      if (header === null) return only.id;
      remembered.set(key, only.id, performance.now() + rememberMs);
      return only.id;
    },
  };
}
