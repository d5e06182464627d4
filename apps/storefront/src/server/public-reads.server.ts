import { notFound } from '@tanstack/react-router';
import { setResponseStatus } from '@tanstack/react-start/server';
import { ApiError, type ApiResult, unwrap } from '@tiffin/api';
import {
  isId,
  type MenuCategoryListing,
  type MenuChoices,
  type MenuIndex,
  type MenuItemInCategory,
  type MenuOverview,
} from '@tiffin/domain';
import { LRUCache } from 'lru-cache';
import { backend, currentRestaurantId } from './backend.server.ts';
import { restaurantVersions } from './restaurant-version.server.ts';

/** A read whose answers are cached for two seconds, those of each version of the restaurant apart. */
type CachedRead<Data, Key> = (key: Key, version?: string) => Promise<ApiResult<Data>>;

/** An id, or the restaurant's with that of a part of it. */
type ReadKey = string | readonly [restaurantId: string, partId: string];

/** The reads that every page needs and every visitor shares. */
export const publicReads = {
  restaurant: cachedRead((domain) => backend().getRestaurantByDomain(domain)),
  settings: cachedRead((id) => backend().getSettings(id)),
  menuOverview: cachedRead((id) => backend().getMenuOverview(id)),
  menuIndex: cachedRead((id) => backend().getMenuIndex(id)),
  menuChoices: cachedRead((id) => backend().getMenuChoices(id)),
  menuCategory: cachedRead(([id, categoryId]: readonly [string, string]) =>
    backend().getMenuCategory(id, categoryId),
  ),
  menuItem: cachedRead(([id, menuItemId]: readonly [string, string]) =>
    backend().getMenuItem(id, menuItemId),
  ),
  promoCodes: cachedRead((id) => backend().scopedTo({ restaurantId: id }).listPublicPromoCodes()),
};

/** Returns the data of a public read; throws notFound for a 404, and otherwise gives the page status 503. */
export function unwrapForPage<Data>(result: ApiResult<Data>): Data {
  if (result.ok) return result.data;
  if (result.error.status === 404) throw notFound();
  setResponseStatus(503);
  throw new Error(result.error.message, { cause: result.error });
}

/** Reads the categories of the current restaurant's menu with their counts and first dishes. */
export async function readMenuOverview(): Promise<MenuOverview> {
  const id = await currentRestaurantId();
  return unwrapForPage(await publicReads.menuOverview(id, await restaurantVersions.current(id)));
}

/** Reads all dishes of the current restaurant in brief. */
export async function readMenuIndex(): Promise<MenuIndex> {
  const id = await currentRestaurantId();
  return unwrapForPage(await publicReads.menuIndex(id, await restaurantVersions.current(id)));
}

/** Reads the names of the choices of the current restaurant's menu. */
export async function readMenuChoices(): Promise<MenuChoices> {
  const id = await currentRestaurantId();
  return unwrapForPage(await publicReads.menuChoices(id, await restaurantVersions.current(id)));
}

/** Reads a category of the current restaurant; throws notFound when its menu has no such category. */
export async function readMenuCategory(categoryId: string): Promise<MenuCategoryListing> {
  if (!isId(categoryId)) throw notFound();
  const id = await currentRestaurantId();
  return unwrapForPage(
    await publicReads.menuCategory([id, categoryId], await restaurantVersions.current(id)),
  );
}

/** Reads a dish of the current restaurant with its options; throws notFound when its menu has no such dish. */
export async function readMenuItem(menuItemId: string): Promise<MenuItemInCategory> {
  if (!isId(menuItemId)) throw notFound();
  const id = await currentRestaurantId();
  return unwrapForPage(await publicReads.menuItem([id, menuItemId], await restaurantVersions.current(id)));
}

/** Caches a read by its key and version for two seconds; `now` is in milliseconds. */
export function cachedRead<Data extends object, Key extends ReadKey = string>(
  read: (key: Key) => Promise<ApiResult<Data>>,
  now: () => number = Date.now,
): CachedRead<Data, Key> {
  const cache = new LRUCache<string, Data, () => Promise<ApiResult<Data>>>({
    perf: { now },
    ttlResolution: 0,
    max: 500,
    ttl: 2_000,
    // Requests that wait for an evicted read still get its answer.
    ignoreFetchAbort: true,
    // Requests for the same key at the same moment share one read; a failure is thrown and so is not cached.
    fetchMethod: async (_key, _stale, { context }) => unwrap(await context()),
  });
  return async (key, version = '') => {
    try {
      const context = () => read(key);
      return { ok: true, data: await cache.forceFetch(`${version} ${String(key)}`, { context }) };
    } catch (error) {
      if (error instanceof ApiError) return { ok: false, error };
      throw error;
    }
  };
}
