import { notFound } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { ApiError, type ApiResult, unwrap } from '@tiffin/api';
import type { Menu } from '@tiffin/domain';
import { LRUCache } from 'lru-cache';
import { backend, currentRestaurantId } from './backend.server.ts';
import { restaurantVersions } from './restaurant-version.server.ts';

/** A read whose answers are cached for two seconds, those of each version of the restaurant apart. */
type CachedRead<Data> = (key: string, version?: string) => Promise<ApiResult<Data>>;

/** The reads that every page needs and every visitor shares. */
export const publicReads = {
  restaurant: cachedRead((domain) => backend().getRestaurantByDomain(domain)),
  settings: cachedRead((id) => backend().getSettings(id)),
  menu: cachedRead((id) => backend().getMenu(id)),
  promoCodes: cachedRead((id) => backend().scopedTo({ restaurantId: id }).listPublicPromoCodes()),
};

/** The data of a public read; 404 becomes notFound, and everything else an error page with status 503. */
export function found<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  if (result.error.status === 404) throw notFound();
  setResponseStatus(503);
  throw new Error(result.error.message, { cause: result.error });
}

/** Reads the menu of the current restaurant. */
export async function readMenu(): Promise<Menu> {
  const id = await currentRestaurantId();
  return found(await publicReads.menu(id, await restaurantVersions.current(id)));
}

/** Caches a read by its key and version for two seconds; `now` is in milliseconds. */
export function cachedRead<Data extends object>(
  read: (key: string) => Promise<ApiResult<Data>>,
  now: () => number = Date.now,
): CachedRead<Data> {
  const cache = new LRUCache<string, Data, string>({
    perf: { now },
    ttlResolution: 0,
    max: 500,
    ttl: 2_000,
    // Requests that wait for an evicted read still get its answer.
    ignoreFetchAbort: true,
    // Requests for the same key at the same moment share one read; a failure is thrown and so is not cached.
    fetchMethod: async (_key, _stale, { context: key }) => unwrap(await read(key)),
  });
  return async (key, version = '') => {
    try {
      return { ok: true, data: await cache.forceFetch(`${version} ${key}`, { context: key }) };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, error };
      throw error;
    }
  };
}
