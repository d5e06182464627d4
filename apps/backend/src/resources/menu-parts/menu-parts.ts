import type { components } from '@tiffin/api/schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import { LRUCache } from 'lru-cache';
import type { DatabaseClient } from '../../db/client.ts';
import { inSnapshot } from '../../db/snapshot.ts';
import { type CacheableBody, cacheable } from '../../http/caching.ts';
import type { SingleFlight } from '../../single-flight.ts';
import { findRestaurantVersion, shareRestaurantVersion } from '../restaurants/restaurant-version.store.ts';
import {
  type MenuSnapshot,
  readMenuCategory,
  readMenuChoices,
  readMenuIndex,
  readMenuItem,
  readMenuOverview,
} from './menu-parts.store.ts';

type Schemas = components['schemas'];

/** Whose menu is read, and when. */
export interface MenuPartRequest {
  readonly foundationId: string;
  readonly restaurantId: string;
  readonly now: Date;
}

/** Reads a part of a menu; null when there is no such restaurant or part. */
type ReadPart<Body> = (request: MenuPartRequest, partId?: string) => Promise<CacheableBody<Body> | null>;

/** The parts of menus that pages read, cached by the version of what customers see of the restaurant. */
export interface MenuParts {
  readonly overview: ReadPart<Schemas['MenuOverview']>;
  readonly index: ReadPart<Schemas['MenuIndex']>;
  readonly choices: ReadPart<Schemas['MenuChoices']>;
  readonly category: ReadPart<Schemas['MenuCategoryListing']>;
  readonly item: ReadPart<Schemas['MenuItemInCategory']>;
}

interface Dependencies extends Pick<DatabaseClient, 'db' | 'pool'> {
  readonly singleFlight: SingleFlight;
}

const megabyte = 1_000_000;

/** Makes empty caches over a database; each server needs its own. */
export function createMenuParts(dependencies: Dependencies): MenuParts {
  return {
    overview: cachePart(dependencies, 'overview', readMenuOverview, 16 * megabyte),
    index: cachePart(dependencies, 'index', readMenuIndex, 32 * megabyte),
    choices: cachePart(dependencies, 'choices', readMenuChoices, 16 * megabyte),
    category: cachePart(dependencies, 'category', readMenuCategory, 32 * megabyte),
    item: cachePart(dependencies, 'item', readMenuItem, 16 * megabyte),
  };
}

interface KnownPart<Body> {
  readonly version: string;
  readonly answer: CacheableBody<Body>;
}

/**
 * Keeps what has been written out until the restaurant's version is another one: a request then costs the database one
 * row, however large the menu is. Version and part are read from the same moment.
 */
function cachePart<Body>(
  { db, pool, singleFlight }: Dependencies,
  name: string,
  read: (snapshot: MenuSnapshot, partId: string) => Promise<Body | null>,
  maxSize: number,
): ReadPart<Body> {
  const kept = new LRUCache<string, KnownPart<Body>>({
    maxSize,
    // The text, and the objects that it was written from, which take about three times as much.
    sizeCalculation: ({ answer }) => 4 * answer.text.length,
  });
  return async ({ foundationId, restaurantId, now }, partId = '') => {
    const current = await shareRestaurantVersion(singleFlight, db, foundationId, restaurantId, now);
    if (current === null) return null;
    const key = `${restaurantId} ${partId}`;
    const known = kept.get(key);
    if (known?.version === current) return known.answer;
    return singleFlight(`menu ${name} ${current} ${key}`, () =>
      inSnapshot(pool, async (client) => {
        const version = await findRestaurantVersion(drizzle(client), foundationId, restaurantId, now);
        const body = version === null ? null : await read({ client, restaurantId, version, now }, partId);
        if (version === null || body === null) return null;
        const answer = cacheable(body);
        kept.set(key, { version, answer });
        return answer;
      }),
    );
  };
}
