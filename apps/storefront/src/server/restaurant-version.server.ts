import { ApiError, type ApiResult, unwrap } from '@tiffin/api';
import { LRUCache } from 'lru-cache';
import { backend, forgetHostnamesOf } from './backend.server.ts';

// Pages show a change within 5 s: this, and the time to render one.
const keepVersionMs = 2_000;
// A page that is cached must not wait long for a backend that hangs.
const waitMs = 1_000;

/** The versions of what customers see of each restaurant, by its id. */
interface RestaurantVersions {
  /** At most two seconds old; while the backend is away the last one known, and '' where none is. */
  readonly current: (id: string) => Promise<string>;
  /** The same without asking: undefined when it would have to be asked for. */
  readonly known: (id: string) => string | undefined;
  /** Makes the next call ask again, when the restaurant is known to have changed. */
  readonly forget: (id: string) => void;
}

// Differs from every version, so that pages that are open or cached are made again.
const goneVersion = 'gone';

/**
 * Caches versions for two seconds; `read` gives up when its signal says so, `onGone` is called when a restaurant has been
 * deleted, and `now` is in milliseconds.
 */
export function cacheVersions(
  read: (id: string, signal: AbortSignal) => Promise<ApiResult<string>>,
  now: () => number = Date.now,
  longestReadMs = waitMs,
  onGone: (id: string) => void = () => undefined,
): RestaurantVersions {
  const versions = new LRUCache<string, { readonly version: string }>({
    perf: { now },
    ttlResolution: 0,
    max: 20_000,
    ttl: keepVersionMs,
    // Requests that wait for a forgotten read still get its answer.
    ignoreFetchAbort: true,
    fetchMethod: async (id, last = { version: '' }) => {
      try {
        return { version: unwrap(await read(id, AbortSignal.timeout(longestReadMs))) };
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) {
          onGone(id);
          return { version: goneVersion };
        }
        // Kept like every other: one request in two seconds waits for a backend that is away, not each.
        return last;
      }
    },
  });
  return {
    current: async (id) => (await versions.forceFetch(id)).version,
    // Not `get`, which deletes an old one: it is what counts while the backend is away.
    known: (id) => versions.peek(id)?.version,
    forget: (id) => void versions.delete(id),
  };
}

/** The versions of this process's restaurants. */
export const restaurantVersions = cacheVersions(
  (id, signal) => backend().getRestaurantVersion(id, { signal }),
  Date.now,
  waitMs,
  forgetHostnamesOf,
);
