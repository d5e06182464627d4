import { isId } from '@tiffin/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { OperationConfig } from '../contract/operation-config.ts';
import { notFound, type Problem, problem } from '../contract/problem.ts';
import type { Database } from '../db/client.ts';
import { foundations, restaurants } from '../db/schema.ts';
import { type Middleware, refuse } from './request-env.ts';

/** Finds out which tenant and which restaurant a request means; caches what changes rarely. */
export interface Tenants {
  readonly isKnownFoundation: (foundationId: string) => Promise<boolean>;
  /** The id of the restaurant meant, or why none can be. */
  readonly restaurantId: (
    foundationId: string,
    header: string | undefined,
    options?: { readonly includesDeleted: boolean },
  ) => Promise<string | Problem>;
}

// A deleted restaurant is noticed after this time at the latest.
const cacheMs = 2_000;
const maxCached = 10_000;

/** Refuses requests that name no known tenant. */
export function foundation(tenants: Tenants): Middleware {
  return async (context, next) => {
    const foundationId = context.req.header('foundation-id') ?? '';
    if (!isId(foundationId) || !(await tenants.isKnownFoundation(foundationId)))
      return refuse(context, foundationRequired());
    context.set('foundationId', foundationId);
    return next();
  };
}

/** Refuses requests that name no restaurant of their tenant, unless it has only one; a deleted one counts where it may. */
export function restaurant(
  tenants: Tenants,
  { includesDeleted }: Pick<OperationConfig, 'includesDeleted'>,
): Middleware {
  return async (context, next) => {
    const found = await tenants.restaurantId(
      context.get('foundationId') ?? '',
      context.req.header('restaurant-id'),
      { includesDeleted },
    );
    if (typeof found !== 'string') return refuse(context, found);
    context.set('restaurantId', found);
    return next();
  };
}

/** Looks tenants and restaurants up in a database. */
export function createTenants(db: Database): Tenants {
  // A tenant is never deleted, so a known one stays known.
  const knownFoundations = new Set<string>();
  const cache = new LRUCache<string, string>({ max: maxCached, ttl: cacheMs });

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
    restaurantId: async (foundationId, header, { includesDeleted } = { includesDeleted: false }) => {
      const isDeletedToo = includesDeleted && header !== undefined;
      const key = `${foundationId} ${header} ${isDeletedToo}`;
      const cached = header === undefined ? undefined : cache.get(key);
      if (cached !== undefined) return cached;
      const [only, another] = await db
        .select({ id: restaurants.id })
        .from(restaurants)
        .where(
          and(
            eq(restaurants.foundationId, foundationId),
            isDeletedToo ? undefined : isNull(restaurants.deletedAt),
            header === undefined ? undefined : eq(restaurants.id, header),
          ),
        )
        .limit(2);
      if (only === undefined && header !== undefined) return notFound('This restaurant');
      if (only === undefined || another !== undefined) return restaurantRequired();
      if (header !== undefined) cache.set(key, only.id);
      return only.id;
    },
  };
}

function foundationRequired(): Problem {
  const message =
    'This request does not say to whom it belongs: the header foundation-id is missing or unknown.';
  return problem(400, 'foundation_required', message);
}

function restaurantRequired(): Problem {
  const message = 'Please say which restaurant this is for: the header restaurant-id is missing.';
  return problem(400, 'restaurant_required', message);
}
